/** What the icon of the installed app offers on a long press. */
export default {
  products: 'Phones for sale',
  sell: 'Sell a phone',
  messages: 'Messages',
  notifications: 'Notifications',
}
