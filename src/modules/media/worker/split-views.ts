// Apart from picture-views.ts, so that the server does not load the picture library, which only its image
// worker needs.

/** Shares of width and height cut off each side: a cropped copy resembles one of these. */
export const CROPS: readonly number[] = [0.06, 0.1, 0.14]
/** Bytes of one view: 64 frequencies. */
export const VIEW_BYTES = 64

/** The views without the blank ones. */
export function splitViews(views: Buffer | null): { crops: Buffer[]; trimmed: Buffer | undefined } {
  const all = Array.from({ length: (views?.length ?? 0) / VIEW_BYTES }, (_, at) =>
    views!.subarray(at * VIEW_BYTES, (at + 1) * VIEW_BYTES),
  )
  const isKnown = (view: Buffer | undefined) => view?.some((value) => value !== 0)
  const trimmed = all[CROPS.length]
  return {
    crops: all.slice(0, CROPS.length).filter(isKnown),
    trimmed: isKnown(trimmed) ? trimmed : undefined,
  }
}
