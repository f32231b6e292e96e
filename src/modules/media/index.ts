// Terms: an upload is the file that a person sent. A picture is what is stored of it, in eight files.
// A photo is a picture in its place: shown by a listing or a draft, with a text. A picture is claimed
// when something uses it; unclaimed ones are deleted after ten minutes.

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
  mailPhoto,
  type Photo,
  type PrivatePhoto,
  photoAt,
  photosFromJson,
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
export { sharedPhotosRoute } from './shared-photos.ts'
export { readShopImage, replaceShopImage } from './shop-images/shop-image-files.ts'
export { shopImagesApi } from './shop-images/shop-images.api.ts'
export { moveMedia, openStorage, storagesFor, typeOfFile } from './storage.ts'
export {
  createRemainingVariantsJob,
  type Drawing,
  drawPicture,
  type Picture,
  registerDrawnPicture,
  storePicture,
} from './store-picture.ts'
