/** Both parts stay invisible for their first 200 ms: see `appear-late` in app.css. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="appear-late inline-flex items-center gap-2 text-sm text-muted">
      <SpinnerRing />
      {label}
    </span>
  )
}

export function SpinnerRing() {
  return (
    <span
      aria-hidden="true"
      className="appear-late inline-block size-4 shrink-0 rounded-full border-2 border-current border-e-transparent"
    />
  )
}
