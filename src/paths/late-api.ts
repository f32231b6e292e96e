/** The other addresses of the API: only scripts that are fetched late carry them. */

const text = encodeURIComponent

export const users = () => '/api/users'
export const user = (id: string) => `/api/users/${text(id)}`
export const ban = (id: string) => `/api/bans/${text(id)}`
export const buyers = () => '/api/buyers'
export const sellers = () => '/api/seller'
export const pausePhone = (id: string) => `/api/phones/${text(id)}/pause`
export const resumePhone = (id: string) => `/api/phones/${text(id)}/resume`
export const renewPhone = (id: string) => `/api/phones/${text(id)}/renew`
export const phoneViews = (id: string) => `/api/phones/${text(id)}/views`
export const phoneReview = (id: string) => `/api/phones/${text(id)}/review`
export const reviews = () => '/api/reviews'
export const review = (id: string) => `/api/reviews/${text(id)}`
export const vacation = () => '/api/vacation'
export const renewal = (token: string) => `/api/renewals/${text(token)}`
export const drafts = () => '/api/drafts'
export const draft = (id: string) => `/api/drafts/${text(id)}`
export const myPhones = () => '/api/my-phones'
export const phoneFileChecks = () => '/api/my-phones/import-checks'
export const phoneImports = () => '/api/my-phones/imports'
export const phoneExport = () => '/api/my-phones/export'
export const examplePhoneFile = () => '/api/my-phones/example'
export const bulkMoves = () => '/api/my-phones/bulk'
export const savedSearches = () => '/api/saved-searches'
export const savedSearch = (id: string) => `/api/saved-searches/${text(id)}`
export const alerts = () => '/api/alerts'
export const unreadAlerts = () => '/api/alerts/unread'
export const readAlerts = () => '/api/alerts/read'
export const alertMails = () => '/api/alert-mails'
export const unsubscription = (token: string) => `/api/unsubscriptions/${text(token)}`
export const models = () => '/api/models'
export const model = (slug: string) => `/api/models/${text(slug)}`
export const mergeModel = (id: string) => `/api/models/${text(id)}/merge`
export const modelImports = () => '/api/model-imports'
export const modelImport = (id: string) => `/api/model-imports/${text(id)}`
export const advert = (phoneId: string) => `/api/advertise/${text(phoneId)}`
export const myProducts = (email: string) => `/api/my-products/${text(email)}`
export const sales = () => '/api/sales'
export const checkout = (orderId: string) => `/api/orders/${text(orderId)}/checkout`
export const confirmDemoPayment = (id: string) => `/api/demo-payments/${text(id)}/confirm`
export const stripeWebhook = () => '/api/payments/stripe/webhook'
export const payoutAccount = () => '/api/payout-account'
export const statements = () => '/api/statements'
export const statementFile = () => '/api/statements.csv'
export const money = () => '/api/money'
export const moneyTasks = () => '/api/money-tasks'
export const retryMoneyTask = (id: string) => `/api/money-tasks/${text(id)}/retry`
export const settleMoneyTask = (id: string) => `/api/money-tasks/${text(id)}/settle`
export const order = (id: string) => `/api/orders/${text(id)}`
export const asSold = (orderId: string) => `/api/orders/${text(orderId)}/as-sold`
export const orderDelivery = (id: string) => `/api/orders/${text(id)}/delivery`
export const meetUps = (id: string) => `/api/orders/${text(id)}/meet-ups`
export const acceptMeetUp = (id: string, n: number) =>
  `/api/orders/${text(id)}/meet-ups/${n}/accept`
export const offers = () => '/api/offers'
export const offersFor = (phoneId: string) => `/api/offers?phoneId=${text(phoneId)}`
export const counterOffer = (id: string) => `/api/offers/${text(id)}/counter`
export const answerOffer = (id: string, answer: 'accept' | 'decline' | 'withdraw') =>
  `/api/offers/${text(id)}/${answer}`
export const ratings = (personId: string) => `/api/people/${text(personId)}/ratings`
export const saleRatings = (orderId: string) => `/api/orders/${text(orderId)}/ratings`
export const shownRatings = (orderId: string) => `/api/orders/${text(orderId)}/ratings/shown`
export const hideRating = (orderId: string) => `/api/orders/${text(orderId)}/ratings/hide`
export const notifications = () => '/api/notifications'
export const notificationsBefore = (id: string) => `/api/notifications?before=${text(id)}`
export const unreadNotifications = () => '/api/notifications/unread'
export const readNotifications = () => '/api/notifications/read'
export const notificationSettings = () => '/api/notification-settings'
export const time = () => '/api/time'
export const deadMails = () => '/api/dead-mails'
export const retryMail = (id: string) => `/api/dead-mails/${text(id)}/retry`
export const arrival = (orderId: string) => `/api/orders/${text(orderId)}/arrival`
export const arrivalQuestions = (orderId: string) =>
  `/api/orders/${text(orderId)}/arrival/questions`
export const disputes = () => '/api/disputes'
export const dispute = (orderId: string) => `/api/orders/${text(orderId)}/dispute`
export const disputeStatements = (orderId: string) =>
  `/api/orders/${text(orderId)}/dispute/statements`
export const settlements = (orderId: string) => `/api/orders/${text(orderId)}/dispute/settlements`
export const answerSettlement = (orderId: string, n: number, answer: 'accept' | 'decline') =>
  `/api/orders/${text(orderId)}/dispute/settlements/${n}/${answer}`
export const returnSent = (orderId: string) => `/api/orders/${text(orderId)}/dispute/return-sent`
export const returnReceived = (orderId: string) =>
  `/api/orders/${text(orderId)}/dispute/return-received`
export const disputeDecision = (orderId: string) => `/api/orders/${text(orderId)}/dispute/decision`
export const disputedConversation = (orderId: string) =>
  `/api/orders/${text(orderId)}/dispute/conversation`
export const disputePhoto = (id: string) => `/api/dispute-photos/${text(id)}`
export const shipOrder = (id: string) => `/api/orders/${text(id)}/ship`
export const deliverOrder = (id: string) => `/api/orders/${text(id)}/deliver`
export const confirmOrder = (id: string) => `/api/orders/${text(id)}/confirm`
export const cancelSale = (id: string) => `/api/orders/${text(id)}/cancel-sale`
export const cancelOrder = (id: string) => `/api/orders/${text(id)}/cancel`
export const handOver = (id: string) => `/api/orders/${text(id)}/hand-over`
export const media = () => '/api/media'
export const turnPicture = (id: string) => `/api/media/${text(id)}/turn`
export const messagesOfOrder = (orderId: string) => `/api/messages/orders/${text(orderId)}`
export const messageThreads = () => '/api/messages'
export const messageThread = (id: string) => `/api/messages/threads/${text(id)}`
export const readMessages = (id: string) => `/api/messages/threads/${text(id)}/read`
export const blockInThread = (id: string) => `/api/messages/threads/${text(id)}/block`
export const messagesAbout = (phoneId: string) => `/api/messages/about/${text(phoneId)}`
export const messagePhoto = (id: string) => `/api/messages/photos/${text(id)}`
export const messageNews = () => '/api/messages/news'
export const messageStream = () => '/api/messages/stream'
export const unreadMessages = () => '/api/messages/unread'
export const reportedMessages = (reportId: string) => `/api/reports/${text(reportId)}/messages`
export const reports = () => '/api/reports'
export const report = (id: string) => `/api/reports/${text(id)}`
export const rubric = () => '/api/grading/rubric'
export const gradings = () => '/api/gradings'
export const grading = (phoneId: string) => `/api/gradings/${text(phoneId)}`
export const imeiChecks = () => '/api/imei-checks'
export const imeiCheck = (phoneId: string) => `/api/imei-checks/${text(phoneId)}`
export const imeiAlarms = () => '/api/imei-alarms'
export const imeiAlarm = (id: string) => `/api/imei-alarms/${text(id)}`
export const pricing = () => '/api/pricing'
export const checkups = () => '/api/checkups'
export const checkup = (token: string) => `/api/checkups/${text(token)}`
export const checkupResults = () => '/api/checkup-results'
export const myCheckup = () => '/api/my-checkup'
export const myPossession = () => '/api/my-possession'
export const possessionCodes = () => '/api/possession-codes'
export const possessionPhotos = () => '/api/possession-photos'
export const possessionPhoto = (phoneId: string) => `/api/possession-photos/${text(phoneId)}`
export const outbox = () => '/api/outbox'
export const signUp = () => '/api/auth/sign-up/email'
export const signIn = () => '/api/auth/sign-in/email'
export const signInWith = () => '/api/auth/sign-in/social'
export const updateAccount = () => '/api/auth/update-user'
export const askForReset = () => '/api/auth/request-password-reset'
export const resetPassword = () => '/api/auth/reset-password'
