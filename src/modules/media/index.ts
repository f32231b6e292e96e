export {
  deleteExpiredMedia,
  deleteQueuedFiles,
  deleteStrayFiles,
  erasePictures,
  queueFileDeletion,
} from './delete-media.ts'
export { deleteListedPictures, findPhotoLocations, findReuse, type Reuse } from './find-reuse.ts'
export { mediaApi } from './media.api.ts'
export {
  type DraftRef,
  LISTING_PHOTOS,
  type PhotoJson,
} from './photos.store.ts'
export {
  addPhotos,
  bindPhotosToListing,
  type Claimed,
  type Cover,
  claimPicture,
  claimPictures,
  copyPhotos,
  copyPrivately,
  coverPhoto,
  deletePublicFiles,
  hidePhotos,
  listPhotos,
  listPhotosByListing,
  type Photo,
  type PrivatePhoto,
  photoAt,
  photosFromJson,
  releasePictures,
  releaseUpload,
  setPhotos,
  uploadIdIn,
} from './photos.ts'
export {
  ALL_VARIANTS,
  messagePhotoKey,
  PRIVATE_PHOTO_TYPE,
  pictureAddress,
  privatePhotoKey,
  readPicture,
} from './picture.ts'
export { pictureRefusal, readUpload, uploadRefusals } from './read-upload.ts'
export { mediaFiles, privatePhotoResponses, sendPrivatePhoto } from './serve-files.ts'
export { moveMedia, openStorage, storagesFor } from './storage.ts'
export {
  createRemainingVariantsJob,
  type Drawing,
  drawPicture,
  type Picture,
  registerDrawnPicture,
  storePicture,
} from './store-picture.ts'
