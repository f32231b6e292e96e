import type { SearchResult } from '../api/index.ts'
import { Button } from '../ui/button.tsx'

type UnderstoodProps = {
  found: Pick<SearchResult, 'corrected' | 'leftOver' | 'total'>
  onWords: (q: string) => void
}

/** How the words were taken, where that differs from how they were typed. */
export function Understood({ found: { corrected, leftOver, total }, onWords }: UnderstoodProps) {
  const mentioned = leftOver.length > 0 && total > 0
  if (!corrected && !mentioned) return null
  const words = leftOver.map((word) => `“${word}”`).join(' and ')
  return (
    <div className="mb-6 rounded-box bg-mist px-4 py-2 text-sm">
      {corrected && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            Showing results for <strong>{corrected.to}</strong>.
          </span>
          <Button variant="link" onClick={() => onWords(`"${corrected.from}"`)}>
            Search instead for {corrected.from}
          </Button>
        </p>
      )}
      {mentioned && (
        <p className="py-2">
          No model is called {words}. These listings mention {leftOver.length > 1 ? 'them' : 'it'}.
        </p>
      )}
    </div>
  )
}
