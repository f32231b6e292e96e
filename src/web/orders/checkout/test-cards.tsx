import { cardGroups } from './card-groups.ts'

type TestCardsProps = {
  cards: readonly { number: string; says: string }[]
  chosen: string
  onChoose: (card: string) => void
}

/** The cards that the demo takes, each a key that fills it in. */
export function TestCards({ cards, chosen, onChoose }: TestCardsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Test cards: choose one to fill it in</legend>
      <ul className="divide-y divide-hairline overflow-hidden rounded-field border border-hairline">
        {cards.map(({ number, says }) => {
          const shown = cardGroups(number)
          return (
            <li key={number}>
              <button
                type="button"
                aria-pressed={chosen === shown}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-3 py-2.5 text-start text-sm hover:bg-sand/50 focus-visible:outline-offset-[-2px] aria-pressed:bg-sand"
                onClick={() => onChoose(number)}
              >
                <span className="font-mono font-medium tabular-nums">{shown}</span>
                <span className="text-muted">{says}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
