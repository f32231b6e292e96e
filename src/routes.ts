/**
 * Every URL, once, as a function: `pages` for people, `api` for programs. The API's own routes declare
 * the same text with the parameter's name in braces.
 */

const encode = encodeURIComponent

/** Where Better Auth answers; only the calls in `accounts/auth.routes.ts` exist. */
export const AUTH_ROOT = '/api/auth'

export const pages = {
  home: () => '/',
  products: () => '/products',
  category: (id: string) => `/categories/${id}`,
  model: (slug: string) => `/models/${slug}`,
  phone: (id: string) => `/phones/${id}`,
  /** The canonical URL of a phone's page; `slug` is empty when its name has no plain letters. */
  namedPhone: (id: string, slug: string) => `/phones/${slug ? `${id}-${slug}` : id}`,
  seller: (id: string) => `/sellers/${id}`,
  compare: () => '/compare',
  favourites: () => '/favourites',
  blog: () => '/blog',
  about: () => '/about',
  contact: () => '/contact',
  support: () => '/support',
  sellerTerms: () => '/seller-terms',
  /** In development only. */
  components: () => '/dev/components',

  // Accounts. `from` is the page to return to.
  login: (from?: string) => (from ? `/login?from=${encode(from)}` : '/login'),
  signUp: (from?: string) => (from ? `/signup?from=${encode(from)}` : '/signup'),
  forgotPassword: () => '/forget-password',
  resetPassword: () => '/reset-password',

  // Dashboard: everyone's
  dashboard: () => '/dashboard',
  messages: (threadId?: string) =>
    threadId ? `/dashboard/messages?thread=${threadId}` : '/dashboard/messages',
  notifications: () => '/dashboard/notifications',
  notificationSettings: () => '/dashboard/notifications?settings=1',
  order: (id: string) => `/dashboard/orders/${id}`,
  offers: () => '/dashboard/offers',

  // Dashboard: buyers
  myOrders: () => '/dashboard/my-orders',
  receipt: (orderId: string) => `/dashboard/orders/${orderId}/receipt`,
  checkout: (orderId: string) => `/dashboard/orders/${orderId}/checkout`,
  savedSearches: () => '/dashboard/saved-searches',
  followedSellers: () => '/dashboard/followed-sellers',

  // Dashboard: sellers
  myProducts: () => '/dashboard/my-products',
  addProduct: () => '/dashboard/add-product',
  addProductLike: (id: string) => `/dashboard/add-product?from=${id}`,
  editProduct: (id: string) => `/dashboard/my-products/${id}/edit`,
  mySales: () => '/dashboard/my-sales',
  payouts: () => '/dashboard/payouts',

  // Dashboard: admins
  users: () => '/dashboard/users',
  buyers: () => '/dashboard/buyers',
  sellers: () => '/dashboard/sellers',
  reports: () => '/dashboard/reports',
  allListings: () => '/dashboard/all-listings',
  allOrders: () => '/dashboard/all-orders',
  moderation: () => '/dashboard/moderation',
  imeiAlarms: () => '/dashboard/imei-alarms',
  possessionPhotos: () => '/dashboard/possession-photos',
  models: () => '/dashboard/models',
  disputes: () => '/dashboard/disputes',
  money: () => '/dashboard/money',
  deadMails: () => '/dashboard/dead-mails',
  contactMessages: () => '/dashboard/contact-messages',

  // Links in emails and QR codes, signed by their token
  checkup: (token: string) => `/checkup/${token}`,
  renewal: (token: string) => `/renew/${token}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  /** Works without scripts: stops email about this kind of notification. */
  stopMails: (token: string) => `/mail-notifications/${token}`,
  /** Works without scripts: stops email about messages. */
  messageMails: (token: string) => `/message-mails/${token}`,

  // For programs
  /** New listings; with the parameters of a search, its results. */
  feed: () => '/feeds/phones.xml',
  brandFeed: (slug: string) => `/feeds/brands/${slug}.xml`,
  picture: (listingId: string) => `/og/${listingId}.png`,
  /** A map of the rough area of a place. */
  placeMap: (placeId: number) => `/maps/${placeId}.svg`,
  sitemap: () => '/sitemap.xml',
  sitemapOfPages: () => '/sitemaps/pages.xml',
  sitemapPart: (from: string) => `/sitemaps/phones-${from}.xml`,
  outbox: () => '/outbox',
}

export const api = {
  config: () => '/api/config',
  time: () => '/api/time',

  // Accounts
  me: () => '/api/me',
  signUp: () => `${AUTH_ROOT}/sign-up/email`,
  signIn: () => `${AUTH_ROOT}/sign-in/email`,
  signInWith: () => `${AUTH_ROOT}/sign-in/social`,
  signOut: () => `${AUTH_ROOT}/sign-out`,
  updateAccount: () => `${AUTH_ROOT}/update-user`,
  askForReset: () => `${AUTH_ROOT}/request-password-reset`,
  resetPassword: () => `${AUTH_ROOT}/reset-password`,
  users: () => '/api/users',
  user: (id: string) => `/api/users/${encode(id)}`,
  isAdmin: (email: string) => `/api/users/${encode(email)}`,
  isBuyer: (email: string) => `/api/users/buyer/${encode(email)}`,
  isSeller: (email: string) => `/api/users/seller/${encode(email)}`,
  startSelling: () => '/api/start-selling',
  dateSettings: () => '/api/date-settings',
  allListings: () => '/api/all-listings',
  allOrders: () => '/api/all-orders',
  ban: (id: string) => `/api/bans/${encode(id)}`,
  buyers: () => '/api/buyers',
  sellers: () => '/api/seller',
  seller: (id: string) => `/api/sellers/${encode(id)}`,
  follow: (sellerId: string) => `/api/sellers/${encode(sellerId)}/follow`,
  followedSellers: () => '/api/followed-sellers',
  followedSellerMails: () => '/api/followed-seller-mails',

  // Catalog
  categories: () => '/api/categories',
  category: (id: string) => `/api/categories/${encode(id)}`,
  models: () => '/api/models',
  model: (slug: string) => `/api/models/${encode(slug)}`,
  mergeModel: (id: string) => `/api/models/${encode(id)}/merge`,
  modelImports: () => '/api/model-imports',
  modelImport: (id: string) => `/api/model-imports/${encode(id)}`,
  places: () => '/api/places',

  // Search
  search: () => '/api/search',
  suggestions: () => '/api/suggestions',
  savedSearches: () => '/api/saved-searches',
  savedSearch: (id: string) => `/api/saved-searches/${encode(id)}`,
  alerts: () => '/api/alerts',
  unreadAlerts: () => '/api/alerts/unread',
  readAlerts: () => '/api/alerts/read',
  alertMails: () => '/api/alert-mails',
  unsubscription: (token: string) => `/api/unsubscriptions/${encode(token)}`,
  pricing: () => '/api/pricing',

  // Listings
  phones: () => '/api/phones',
  phone: (id: string) => `/api/phones/${encode(id)}`,
  pausePhone: (id: string) => `/api/phones/${encode(id)}/pause`,
  resumePhone: (id: string) => `/api/phones/${encode(id)}/resume`,
  renewPhone: (id: string) => `/api/phones/${encode(id)}/renew`,
  removePhone: (id: string) => `/api/phones/${encode(id)}/remove`,
  phoneViews: (id: string) => `/api/phones/${encode(id)}/views`,
  phoneReview: (id: string) => `/api/phones/${encode(id)}/review`,
  renewal: (token: string) => `/api/renewals/${encode(token)}`,
  vacation: () => '/api/vacation',
  deliveryTerms: () => '/api/delivery-terms',
  afterSaleTerms: () => '/api/after-sale-terms',
  defaultPlace: () => '/api/default-place',
  drafts: () => '/api/drafts',
  draft: (id: string) => `/api/drafts/${encode(id)}`,
  myPhones: () => '/api/my-phones',
  phoneFileChecks: () => '/api/my-phones/import-checks',
  phoneImports: () => '/api/my-phones/imports',
  phoneExport: () => '/api/my-phones/export',
  examplePhoneFile: () => '/api/my-phones/example',
  bulkMoves: () => '/api/my-phones/bulk',
  myProducts: (email: string) => `/api/my-products/${encode(email)}`,
  favourites: () => '/api/favourites',
  favouriteIds: () => '/api/favourite-ids',
  favourite: (id: string) => `/api/favourites/${encode(id)}`,
  adverts: () => '/api/advertise',
  advert: (phoneId: string) => `/api/advertise/${encode(phoneId)}`,
  media: () => '/api/media',
  turnPicture: (id: string) => `/api/media/${encode(id)}/turn`,

  // Verification
  rubric: () => '/api/grading/rubric',
  gradings: () => '/api/gradings',
  grading: (phoneId: string) => `/api/gradings/${encode(phoneId)}`,
  imeiChecks: () => '/api/imei-checks',
  imeiCheck: (phoneId: string) => `/api/imei-checks/${encode(phoneId)}`,
  imeiAlarms: () => '/api/imei-alarms',
  imeiAlarm: (id: string) => `/api/imei-alarms/${encode(id)}`,
  checkups: () => '/api/checkups',
  checkup: (token: string) => `/api/checkups/${encode(token)}`,
  checkupResults: () => '/api/checkup-results',
  myCheckup: () => '/api/my-checkup',
  myPossession: () => '/api/my-possession',
  possessionCodes: () => '/api/possession-codes',
  possessionPhotos: () => '/api/possession-photos',
  possessionPhoto: (phoneId: string) => `/api/possession-photos/${encode(phoneId)}`,

  // Offers
  offers: () => '/api/offers',
  offersFor: (phoneId: string) => `/api/offers?phoneId=${encode(phoneId)}`,
  counterOffer: (id: string) => `/api/offers/${encode(id)}/counter`,
  answerOffer: (id: string, answer: 'accept' | 'decline' | 'withdraw') =>
    `/api/offers/${encode(id)}/${answer}`,

  // Orders
  orders: () => '/api/orders',
  sales: () => '/api/sales',
  order: (id: string) => `/api/orders/${encode(id)}`,
  asSold: (orderId: string) => `/api/orders/${encode(orderId)}/as-sold`,
  receipt: (orderId: string) => `/api/orders/${encode(orderId)}/receipt`,
  receiptPdf: (orderId: string) => `/api/orders/${encode(orderId)}/receipt.pdf`,
  paymentSent: (orderId: string) => `/api/orders/${encode(orderId)}/payment-sent`,
  confirmPayment: (orderId: string) => `/api/orders/${encode(orderId)}/confirm-payment`,
  paymentInstructions: () => '/api/payment-instructions',
  checkout: (orderId: string) => `/api/orders/${encode(orderId)}/checkout`,
  orderDelivery: (id: string) => `/api/orders/${encode(id)}/delivery`,
  meetUps: (id: string) => `/api/orders/${encode(id)}/meet-ups`,
  acceptMeetUp: (id: string, n: number) => `/api/orders/${encode(id)}/meet-ups/${n}/accept`,
  shipOrder: (id: string) => `/api/orders/${encode(id)}/ship`,
  deliverOrder: (id: string) => `/api/orders/${encode(id)}/deliver`,
  confirmOrder: (id: string) => `/api/orders/${encode(id)}/confirm`,
  handOver: (id: string) => `/api/orders/${encode(id)}/hand-over`,
  cancelSale: (id: string) => `/api/orders/${encode(id)}/cancel-sale`,
  requestReturn: (orderId: string) => `/api/orders/${encode(orderId)}/return`,
  approveReturn: (orderId: string) => `/api/orders/${encode(orderId)}/return/approve`,
  sendReturn: (orderId: string) => `/api/orders/${encode(orderId)}/return/send`,
  receiveReturn: (orderId: string) => `/api/orders/${encode(orderId)}/return/receive`,
  cancelOrder: (id: string) => `/api/orders/${encode(id)}/cancel`,
  arrival: (orderId: string) => `/api/orders/${encode(orderId)}/arrival`,
  arrivalQuestions: (orderId: string) => `/api/orders/${encode(orderId)}/arrival/questions`,
  people: () => '/api/people/',
  ratings: (personId: string) => `/api/people/${encode(personId)}/ratings`,
  saleRatings: (orderId: string) => `/api/orders/${encode(orderId)}/ratings`,
  shownRatings: (orderId: string) => `/api/orders/${encode(orderId)}/ratings/shown`,
  hideRating: (orderId: string) => `/api/orders/${encode(orderId)}/ratings/hide`,

  // Disputes
  disputes: () => '/api/disputes',
  dispute: (orderId: string) => `/api/orders/${encode(orderId)}/dispute`,
  disputeStatements: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/statements`,
  settlements: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/settlements`,
  answerSettlement: (orderId: string, n: number, answer: 'accept' | 'decline') =>
    `/api/orders/${encode(orderId)}/dispute/settlements/${n}/${answer}`,
  returnSent: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/return-sent`,
  returnReceived: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/return-received`,
  disputeDecision: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/decision`,
  disputedConversation: (orderId: string) => `/api/orders/${encode(orderId)}/dispute/conversation`,
  disputePhoto: (id: string) => `/api/dispute-photos/${encode(id)}`,

  // Payments
  confirmDemoPayment: (id: string) => `/api/demo-payments/${encode(id)}/confirm`,
  stripeWebhook: () => '/api/payments/stripe/webhook',
  payoutAccount: () => '/api/payout-account',
  statements: () => '/api/statements',
  statementFile: () => '/api/statements.csv',
  money: () => '/api/money',
  moneyTasks: () => '/api/money-tasks',
  retryMoneyTask: (id: string) => `/api/money-tasks/${encode(id)}/retry`,
  settleMoneyTask: (id: string) => `/api/money-tasks/${encode(id)}/settle`,

  // Messages
  messageThreads: () => '/api/messages',
  messageThread: (id: string) => `/api/messages/threads/${encode(id)}`,
  readMessages: (id: string) => `/api/messages/threads/${encode(id)}/read`,
  blockInThread: (id: string) => `/api/messages/threads/${encode(id)}/block`,
  messagesAbout: (phoneId: string) => `/api/messages/about/${encode(phoneId)}`,
  messagesOfOrder: (orderId: string) => `/api/messages/orders/${encode(orderId)}`,
  messagePhoto: (id: string) => `/api/messages/photos/${encode(id)}`,
  messageNews: () => '/api/messages/news',
  messageStream: () => '/api/messages/stream',
  unreadMessages: () => '/api/messages/unread',
  reportedMessages: (reportId: string) => `/api/reports/${encode(reportId)}/messages`,

  // Notifications
  notifications: () => '/api/notifications',
  notificationsBefore: (id: string) => `/api/notifications?before=${encode(id)}`,
  unreadNotifications: () => '/api/notifications/unread',
  readNotifications: () => '/api/notifications/read',
  notificationSettings: () => '/api/notification-settings',
  deadMails: () => '/api/dead-mails',
  retryMail: (id: string) => `/api/dead-mails/${encode(id)}/retry`,
  outbox: () => '/api/outbox',

  // Moderation
  contact: () => '/api/contact',
  contactMessages: () => '/api/contact-messages',
  contactMessage: (id: string) => `/api/contact-messages/${encode(id)}`,
  reports: () => '/api/reports',
  report: (id: string) => `/api/reports/${encode(id)}`,
  reviews: () => '/api/reviews',
  review: (id: string) => `/api/reviews/${encode(id)}`,
}
