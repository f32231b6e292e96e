/** Longest side of a photo that is sent: twice what pages show, and enough for the code in a proof. */
const LONGEST_SIDE = 2_560
const QUALITY = 0.9
/** EXIF comes first in a JPEG, in segments of at most 64 kB. */
const METADATA_BYTES = 128 * 1024

/**
 * The photo as it is sent: at most `LONGEST_SIDE` pixels wide and high, upright, and without the place where it
 * was taken. The file itself if the browser cannot read it, as with HEIC outside of Safari, or has nothing to
 * change.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    if (!canReadCanvas()) return file
    const image = await openImage(file)
    try {
      return await drawSmall(image, file)
    } finally {
      URL.revokeObjectURL(image.src)
    }
  } catch {
    return file
  }
}

/** An element is decoded where it is drawn: a camera's JPEG of 200 megapixels never whole. */
function openImage(file: File): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => {
      URL.revokeObjectURL(image.src)
      reject(new Error('unreadable'))
    }
    image.src = URL.createObjectURL(file)
  })
}

async function drawSmall(image: HTMLImageElement, file: File): Promise<Blob> {
  // Upright: browsers apply the orientation of the file.
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight))
  if (scale === 1 && !(await hasToChange(file))) return file
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  // Formats with opacity stay such a format; browsers that write no WebP write PNG.
  const type = /png|webp|avif|gif/.test(file.type) ? 'image/webp' : 'image/jpeg'
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  // Smoother than what a canvas does; not every browser has the memory or the options.
  const small = await createImageBitmap(image, size).catch(() => image)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(small, 0, 0, width, height)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob && blob.size > 0 ? blob : file), type, QUALITY),
  )
}

/** Whether a small photo may say where it was taken, or is one that only some browsers read. */
async function hasToChange(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, METADATA_BYTES).arrayBuffer())
  return /Exif|ftyphei|ftypmif1|ns\.adobe\.com\/xap/.test(head)
}

/** Some browsers return noise in place of what was drawn, so that sites recognize nobody by it. */
function canReadCanvas(): boolean {
  const [width, height] = [16, 16]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return false
  const drawn = context.createImageData(width, height)
  for (let index = 0; index < drawn.data.length; index += 1)
    drawn.data[index] = index % 4 === 3 ? 255 : (index * 37) % 256
  context.putImageData(drawn, 0, 0)
  return context
    .getImageData(0, 0, width, height)
    .data.every((value, index) => value === drawn.data[index])
}
