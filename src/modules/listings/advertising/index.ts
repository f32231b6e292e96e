export { advertise, stopAdvertising } from './advertise.ts'
export { advertisingApi } from './advertising.api.ts'
export { endAdverts, endBookingAdvert, postBookingAdvert } from './booking-adverts.ts'
