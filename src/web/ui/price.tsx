type PriceProps = {
  /** Already formatted, as are the other two: '$450'. */
  amount: string
  original?: string | undefined
  /** The amount saved: '$150'. */
  saving?: string | undefined
  size?: 'medium' | 'large' | 'display'
  /** Cards style it by its position instead of a class. */
  onCard?: boolean
}

const sizes = { medium: 'text-base', large: undefined, display: 'text-xl' }

/** Screen readers ignore color and strikethrough, so each figure has a text label. */
export function Price({ amount, original, saving, size = 'large', onCard }: PriceProps) {
  return (
    <p className={onCard ? undefined : 'price'}>
      <b className={sizes[size]}>
        <i>Price </i>
        {amount}
      </b>
      {original && (
        <del>
          <i>Original price </i>
          {original}
        </del>
      )}
      {saving && <span>{`Save ${saving}`}</span>}
    </p>
  )
}
