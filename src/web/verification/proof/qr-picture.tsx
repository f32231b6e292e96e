/** A QR code that the server drew, on white in either theme, as cameras want it. */
export function QrPicture({
  svg,
  alt,
  className,
}: {
  svg: string
  alt: string
  className: string
}) {
  return (
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} className={className} />
  )
}
