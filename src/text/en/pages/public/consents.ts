/** What people read who have to accept new terms. */
export default {
  label: 'New terms',
  changed: 'We have changed what you agreed to.',
  read: 'Read <links></links> and accept to buy and sell again.',
  title: 'The terms have changed',
  continues: 'Read <links></links>. When you accept, what you were about to do continues.',
  and: ' and ',
  later: 'Not now',
  accept: 'Accept',
  saving: 'Saving',
  done: 'Thank you. You can buy and sell again.',
} as const
