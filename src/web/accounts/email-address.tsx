/** An email address, which may wrap after the at sign before it wraps anywhere. */
export function EmailAddress({ address, className }: { address: string; className: string }) {
  const index = address.indexOf('@') + 1
  return (
    <bdi className={className}>
      {address.slice(0, index)}
      <wbr />
      {address.slice(index)}
    </bdi>
  )
}
