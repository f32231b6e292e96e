/** What staff read while they see the shop as another person. */
export default {
  label: 'View as another person',
  title: 'You see the shop as {name}.',
  left: 'Nothing can be changed. Ends in {count, plural, one {{shown} minute} other {{shown} minutes}}.',
  stop: 'Stop',
  stopping: 'Stopping',
}
