/** A QR code from the server, black on white in both themes so that cameras can read it. */
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
