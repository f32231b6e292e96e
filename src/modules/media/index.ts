export { type Claimed, claimPicture, claimPictures } from './claim-picture.ts'
export { createDrawRest } from './draw-rest.ts'
export { findReuse, type Reuse } from './find-reuse.ts'
export {
  copyPrivately,
  endPublicly,
  leaveAddress,
  namedUpload,
  type PrivatePhoto,
} from './hand-privately.ts'
export { mediaApi } from './media.api.ts'
export { mediaFiles } from './media-files.ts'
export { moveMedia } from './move-media.ts'
export { openStorage, placesOf } from './open-storage.ts'
export type { DraftOf } from './photos.store.ts'
export {
  bindPhotosToListing,
  type Cover,
  coverPhoto,
  type Photo,
  photoAt,
  picturesOf,
  picturesOfListings,
  releasePictures,
  setPhotos,
} from './photos.ts'
export { ALL_VARIANTS } from './picture.ts'
export { messagePhotoKey, PRIVATE_PHOTO_TYPE, privatePhotoKey } from './private-photo.ts'
export { readPicture } from './read-picture.ts'
export { readUpload } from './read-upload.ts'
export { privatePhotoAnswers, showPrivately } from './show-privately.ts'
export {
  type Drawing,
  drawPicture,
  registerDrawnPicture,
  storePicture,
} from './store-picture.ts'
export { sweepMedia } from './sweep-media.ts'
export { sweepStrays } from './sweep-strays.ts'
export { forgetLooks, whereaboutsOf } from './whereabouts.ts'
export { whyNotPicture } from './why-not-picture.ts'
