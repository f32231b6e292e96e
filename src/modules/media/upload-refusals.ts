import { MAX_PHOTO_MB } from '../../shared/listings/listing-limits.ts'

/** Status and message of each reason to refuse an uploaded photo. */
export const uploadRefusals = {
  not_a_form: [415, 'Send the photo as a form with the field image.'],
  not_a_picture: [415, 'This is not a photo that we can read. Use JPEG, PNG, WebP, AVIF or GIF.'],
  heic: [
    415,
    'This is a HEIC photo, which we cannot read. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  ],
  too_large: [413, `The photo is too large. At most ${MAX_PHOTO_MB} MB.`],
  too_many_pixels: [413, 'The photo is too large. At most 40 megapixels.'],
  no_image: [422, 'Choose a photo'],
  damaged: [422, 'The photo is damaged. Try another one.'],
  storage_away: [503, 'We cannot store photos right now. Try again shortly.'],
  busy: [503, 'Too many photos are being uploaded right now. Try again shortly.'],
} as const
