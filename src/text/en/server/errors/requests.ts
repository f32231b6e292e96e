/** Messages of the API about any request, messages, notifications and pictures, found by their English text. */
export default {
  notFound: 'Not found.',
  requestTooLarge: 'The request is too large.',
  requestCharacter: 'The text contains a character that cannot be stored.',
  requestRunning: 'The first call with this key is still running. Try again shortly.',
  requestRefused: 'The request was refused.',
  pageOfAnother:
    'This page was opened for another account, and someone else is logged in now. Reload the page.',
  diskFull: 'Nothing was saved, because the disk of this shop is full. Try again later.',
  serverBusy: 'The server is busy. Try again shortly.',
  tooManyTabs: 'You have too many tabs open. Close one.',
  uploadStopped: 'The upload stopped before it was complete. Check your connection and try again.',
  pushService: 'The push service of this browser can’t be used. Try another browser.',
  pushOfAnother:
    'This subscription belongs to another browser. Switch notifications off in this browser, then on again.',
  messageRepeated:
    'You sent the same text to several people today. Write something specific to this phone.',
  messageHandOverCode:
    'This message contains your hand-over code. Only give it when you have the phone in your hand: with it, the seller is paid.',
  photosDown: 'Photos are unavailable right now. Try again shortly.',
  picturesDown: 'Pictures are unavailable right now. Try again shortly.',
  pictureMissing: 'Picture not found.',
  shopPictureMissing: 'Choose a picture',
  shopPictureVast: 'The picture has too many pixels. 1,000 on the longer side are enough.',
  shopPictureSvg:
    'This is an SVG file, which can contain scripts. Export the logo as PNG, at least 192 pixels high.',
  shopPictureUnknown: 'This is not a picture that we can read. Use PNG, JPEG or WebP.',
  shopPictureMoves: 'This picture moves. Choose one that doesn’t.',
  shopPictureDamaged: 'The picture is damaged. Try another one.',
  shopPictureSquare: 'An icon is square. Crop the picture first.',
  shopPictureStore: 'We cannot store pictures right now. Try again shortly.',
  shopPictureSpace: 'There is no space left for pictures.',
  shopPictureBusy: 'Too many pictures are being uploaded right now. Try again shortly.',
} as const
