// A worker that serves at once, until it is stopped or killed.
process.on('message', ({ kind }: { kind: string }) => {
  if (kind === 'open') process.send?.({ kind: 'serving' })
  if (kind === 'stop') process.exit(0)
})
process.on('disconnect', () => process.exit(0))
