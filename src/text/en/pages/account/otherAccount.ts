/** What a page says whose account was replaced in another tab. */
export default {
  reload: 'Reload as {name}',
  viewTitle: 'You see the shop as {name}',
  view: 'You chose that in another tab. This page was opened for <before></before>, so it can’t load or save anything until you stop. What you typed here stays.',
  stop: 'Stop',
  stopping: 'Stopping',
  otherTitle: 'Another account is logged in',
  other:
    'You are now logged in as <now></now> in this browser. This page was opened for <before></before>, so it can’t save or order anything.',
  keep: 'To keep something that you typed, close this message and copy it, then reload. If you log in as {before} again in another tab, this page works again.',
  outTitle: 'You are logged out',
  out: 'The session of <person></person> has ended. What you typed on this page is still here: log in as {before} in the new tab that opens, then come back and continue.',
  goOn: 'Continue logged out',
  login: 'Log in',
}
