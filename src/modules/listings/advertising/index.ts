export {
  advertise,
  endAdverts,
  endBookingAdvert,
  postBookingAdvert,
  stopAdvertising,
} from './advertise.ts'
export { advertisingApi } from './advertising.api.ts'
