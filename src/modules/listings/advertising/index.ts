export {
  advertise,
  endAdverts,
  endBookingAdvert,
  findRequestedListing,
  postBookingAdvert,
  stopAdvertising,
  toAdvert,
} from './advertise.ts'
export { advertisingApi } from './advertising.api.ts'
export { advertBody, newAdvertBody } from './advertising.contract.ts'
