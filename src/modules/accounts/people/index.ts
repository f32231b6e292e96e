export {
  findNames,
  findPhoto,
  findReader,
  findTrader,
  isBanned,
  lockActivePeople,
  lockPeople,
  lockPerson,
  lockSeller,
} from './people.store.ts'
