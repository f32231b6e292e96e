import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

type SaveDefaultProps = {
  /** What is saved, such as 'delivery'; tells the buttons of several sections apart. */
  what: string
  /** Saves it for new listings, with `applyToLive` for all live ones too. Returns the message to show. */
  save: (applyToLive: boolean) => Promise<string>
}

/** Saves terms of the form as the seller's default, and for all live listings where wanted. */
export function SaveDefault({ what, save }: SaveDefaultProps) {
  const { busy, run } = useAction()
  const saveAs = (name: string, applyToLive: boolean) =>
    run(name, async () => void toast.success(await save(applyToLive)))
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="px-3"
        busy={busy === 'default'}
        busyLabel="Saving"
        aria-label={`Use as my default: ${what}`}
        onClick={() => saveAs('default', false)}
      >
        Use as my default
      </Button>
      <Button
        variant="ghost"
        className="px-3"
        busy={busy === 'all'}
        busyLabel="Saving"
        aria-label={`Apply to all my live listings: ${what}`}
        onClick={() => saveAs('all', true)}
      >
        Apply to all my live listings
      </Button>
    </div>
  )
}

/** '1 listing', '3 listings'. */
export function countListings(count: number): string {
  return count === 1 ? '1 listing' : `${count} listings`
}
