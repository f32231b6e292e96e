/** Slugs of the brands that have a drawing of their own. */
export const drawnBrands = new Set(
  'iphone nokia samsung google xiaomi oneplus motorola sony huawei oppo honor fairphone nothing asus'.split(
    ' ',
  ),
)

/** A drawn phone of a brand; decorative, because the name is next to it. `className` sets its height. */
export function BrandPicture({ slug, className }: { slug: string; className: string }) {
  return (
    <img
      src={`/art/brand-${drawnBrands.has(slug) ? slug : 'other'}.svg`}
      alt=""
      width={96}
      height={128}
      loading="lazy"
      className={`w-auto ${className}`}
    />
  )
}
