/** The URLs of the API that code names. Its routes declare the same text with the parameter's name in braces. */

const encode = encodeURIComponent

/** Where Better Auth answers; only the calls in `accounts/auth.routes.ts` exist. */
export const AUTH_ROOT = '/api/auth'

export const time = () => '/api/time'

// Accounts
export const me = () => '/api/me'
export const myDeletion = () => '/api/me/deletion'
export const myDataExport = () => '/api/me/data-export'
export const myDataExportFile = () => '/api/me/data-export/file'
export const mySessions = () => '/api/me/sessions'
export const mySession = (id: string) => `/api/me/sessions/${encode(id)}`
export const mySecurityEvents = () => '/api/me/security-events'
export const securityEvents = (userId: string) => `/api/security-events/${encode(userId)}`
export const signUp = () => `${AUTH_ROOT}/sign-up/email`
export const signIn = () => `${AUTH_ROOT}/sign-in/email`
export const signOut = () => `${AUTH_ROOT}/sign-out`
export const askForReset = () => `${AUTH_ROOT}/request-password-reset`
export const emailConfirmation = () => '/api/email-confirmation'
export const emailCode = () => '/api/email-confirmation/code'
export const emailLink = () => '/api/email-confirmation/link'
export const emailChange = () => '/api/email-change'
export const stopEmailChange = () => '/api/email-change/stop'
export const phoneNumber = () => '/api/phone-number'
export const phoneNumberConfirmation = () => '/api/phone-number/confirmation'
export const phoneNumberCode = () => '/api/phone-number/code'
export const changePassword = () => `${AUTH_ROOT}/change-password`
export const signInMethods = () => '/api/sign-in-methods'
export const user = (id: string) => `/api/users/${encode(id)}`
export const userSessions = (id: string) => `/api/user-sessions/${encode(id)}`
export const dateSettings = () => '/api/date-settings'
export const allListings = () => '/api/all-listings'
export const allOrders = () => '/api/all-orders'
export const ban = (id: string) => `/api/bans/${encode(id)}`
export const seller = (id: string) => `/api/sellers/${encode(id)}`
export const follow = (sellerId: string) => `/api/sellers/${encode(sellerId)}/follow`
export const followedSellers = () => '/api/followed-sellers'
export const followedSellerMails = () => '/api/followed-seller-mails'

// Catalog
export const categories = () => '/api/categories'
export const category = (id: string) => `/api/categories/${encode(id)}`
export const models = () => '/api/models'
export const model = (slug: string) => `/api/models/${encode(slug)}`
export const mergeModel = (id: string) => `/api/models/${encode(id)}/merge`
export const modelImports = () => '/api/model-imports'
export const modelImport = (id: string) => `/api/model-imports/${encode(id)}`

// Search
export const search = () => '/api/search'
export const suggestions = () => '/api/suggestions'
export const savedSearches = () => '/api/saved-searches'
export const alerts = () => '/api/alerts'
export const readAlerts = () => '/api/alerts/read'
export const alertMails = () => '/api/alert-mails'
export const pricing = () => '/api/pricing'

// Listings
export const phones = () => '/api/phones'
export const phone = (id: string) => `/api/phones/${encode(id)}`
export const pausePhone = (id: string) => `/api/phones/${encode(id)}/pause`
export const resumePhone = (id: string) => `/api/phones/${encode(id)}/resume`
export const renewPhone = (id: string) => `/api/phones/${encode(id)}/renew`
export const removePhone = (id: string) => `/api/phones/${encode(id)}/remove`
export const phoneViews = (id: string) => `/api/phones/${encode(id)}/views`
export const phoneReview = (id: string) => `/api/phones/${encode(id)}/review`
export const renewal = (token: string) => `/api/renewals/${encode(token)}`
export const vacation = () => '/api/vacation'
export const deliveryTerms = () => '/api/delivery-terms'
export const afterSaleTerms = () => '/api/after-sale-terms'
export const defaultPlace = () => '/api/default-place'
export const drafts = () => '/api/drafts'
export const draft = (id: string) => `/api/drafts/${encode(id)}`
export const myPhones = () => '/api/my-phones'
export const phoneFileChecks = () => '/api/my-phones/import-checks'
export const phoneImports = () => '/api/my-phones/imports'
export const phoneExport = () => '/api/my-phones/export'
export const examplePhoneFile = () => '/api/my-phones/example'
export const bulkMoves = () => '/api/my-phones/bulk'
export const myProducts = (email: string) => `/api/my-products/${encode(email)}`
export const favorites = () => '/api/favorites'
export const favoriteIds = () => '/api/favorite-ids'
export const favorite = (id: string) => `/api/favorites/${encode(id)}`
export const adverts = () => '/api/advertise'
export const media = () => '/api/media'
export const rotatePicture = (id: string) => `/api/media/${encode(id)}/rotate`

// Verification
export const gradings = () => '/api/gradings'
export const grading = (phoneId: string) => `/api/gradings/${encode(phoneId)}`
export const imeiChecks = () => '/api/imei-checks'
export const imeiCheck = (phoneId: string) => `/api/imei-checks/${encode(phoneId)}`
export const imeiAlarms = () => '/api/imei-alarms'
export const imeiAlarm = (id: string) => `/api/imei-alarms/${encode(id)}`
export const checkups = () => '/api/checkups'
export const checkup = (token: string) => `/api/checkups/${encode(token)}`
export const checkupResults = () => '/api/checkup-results'
export const myCheckup = () => '/api/my-checkup'
export const possessionCodes = () => '/api/possession-codes'
export const possessionPhotos = () => '/api/possession-photos'
export const possessionPhoto = (phoneId: string) => `/api/possession-photos/${encode(phoneId)}`
export const passport = (id: string) => `/api/passports/${encode(id)}`
export const passportOfPhone = (phoneId: string) => `/api/phone-passports/${encode(phoneId)}`
export const repairs = (passportId: string) => `/api/passports/${encode(passportId)}/repairs`
export const passportFile = (id: string) => `/api/passports/${encode(id)}/file`
export const passportClaimPhoto = (id: string) => `/api/passport-claims/${encode(id)}/photo`

// Offers
export const offers = () => '/api/offers'
export const offersFor = (phoneId: string) => `/api/offers?phoneId=${encode(phoneId)}`
export const counterOffer = (id: string) => `/api/offers/${encode(id)}/counter`
export const answerOffer = (id: string, answer: 'accept' | 'decline' | 'withdraw') =>
  `/api/offers/${encode(id)}/${answer}`

// Orders
export const orders = () => '/api/orders'
export const sales = () => '/api/sales'
export const order = (id: string) => `/api/orders/${encode(id)}`
export const asSold = (orderId: string) => `/api/orders/${encode(orderId)}/as-sold`
export const evidence = (orderId: string) => `/api/orders/${encode(orderId)}/evidence`
export const receiptPdf = (orderId: string) => `/api/orders/${encode(orderId)}/receipt.pdf`
export const paymentSent = (orderId: string) => `/api/orders/${encode(orderId)}/payment-sent`
export const confirmPayment = (orderId: string) => `/api/orders/${encode(orderId)}/confirm-payment`
export const paymentInstructions = () => '/api/payment-instructions'
export const checkout = (orderId: string) => `/api/orders/${encode(orderId)}/checkout`
export const orderDelivery = (id: string) => `/api/orders/${encode(id)}/delivery`
export const meetUps = (id: string) => `/api/orders/${encode(id)}/meet-ups`
export const acceptMeetUp = (id: string, n: number) =>
  `/api/orders/${encode(id)}/meet-ups/${n}/accept`
export const shipOrder = (id: string) => `/api/orders/${encode(id)}/ship`
export const deliverOrder = (id: string) => `/api/orders/${encode(id)}/deliver`
export const confirmOrder = (id: string) => `/api/orders/${encode(id)}/confirm`
export const unlockHandOver = (id: string) => `/api/orders/${encode(id)}/unlock-hand-over`
export const handOver = (id: string) => `/api/orders/${encode(id)}/hand-over`
export const cancelSale = (id: string) => `/api/orders/${encode(id)}/cancel-sale`
export const requestReturn = (orderId: string) => `/api/orders/${encode(orderId)}/return`
export const approveReturn = (orderId: string) => `/api/orders/${encode(orderId)}/return/approve`
export const sendReturn = (orderId: string) => `/api/orders/${encode(orderId)}/return/send`
export const receiveReturn = (orderId: string) => `/api/orders/${encode(orderId)}/return/receive`
export const warrantyClaims = (orderId: string) => `/api/orders/${encode(orderId)}/warranty-claims`
export const warrantyClaimAnswer = (
  orderId: string,
  claimId: string,
  answer: 'agree' | 'refuse' | 'settle' | 'withdraw',
) => `/api/orders/${encode(orderId)}/warranty-claims/${encode(claimId)}/${answer}`
export const warrantyPhoto = (id: string) => `/api/warranty-photos/${encode(id)}`
export const cancelOrder = (id: string) => `/api/orders/${encode(id)}/cancel`
export const arrival = (orderId: string) => `/api/orders/${encode(orderId)}/arrival`
export const arrivalQuestions = (orderId: string) =>
  `/api/orders/${encode(orderId)}/arrival/questions`
export const people = () => '/api/people/'
export const ratings = (personId: string) => `/api/people/${encode(personId)}/ratings`
export const saleRatings = (orderId: string) => `/api/orders/${encode(orderId)}/ratings`
export const shownRatings = (orderId: string) => `/api/orders/${encode(orderId)}/ratings/shown`
export const hideRating = (orderId: string) => `/api/orders/${encode(orderId)}/ratings/hide`
export const showRating = (orderId: string) => `/api/orders/${encode(orderId)}/ratings/show`
export const ratingReply = (orderId: string) => `/api/orders/${encode(orderId)}/ratings/reply`

// Disputes
export const disputes = () => '/api/disputes'
export const dispute = (orderId: string) => `/api/orders/${encode(orderId)}/dispute`
export const disputeStatements = (orderId: string) =>
  `/api/orders/${encode(orderId)}/dispute/statements`
export const settlements = (orderId: string) => `/api/orders/${encode(orderId)}/dispute/settlements`
export const answerSettlement = (orderId: string, n: number, answer: 'accept' | 'decline') =>
  `/api/orders/${encode(orderId)}/dispute/settlements/${n}/${answer}`
export const returnSent = (orderId: string) => `/api/orders/${encode(orderId)}/dispute/return-sent`
export const returnReceived = (orderId: string) =>
  `/api/orders/${encode(orderId)}/dispute/return-received`
export const disputeDecision = (orderId: string) =>
  `/api/orders/${encode(orderId)}/dispute/decision`
export const disputedConversation = (orderId: string) =>
  `/api/orders/${encode(orderId)}/dispute/conversation`
export const disputePhoto = (id: string) => `/api/dispute-photos/${encode(id)}`

// Payments
export const confirmDemoPayment = (id: string) => `/api/demo-payments/${encode(id)}/confirm`
export const stripeWebhook = () => '/api/payments/stripe/webhook'
export const payoutAccount = () => '/api/payout-account'
export const statements = () => '/api/statements'
export const statementFile = () => '/api/statements.csv'
export const money = () => '/api/money'
export const moneyTasks = () => '/api/money-tasks'
export const retryMoneyTask = (id: string) => `/api/money-tasks/${encode(id)}/retry`
export const settleMoneyTask = (id: string) => `/api/money-tasks/${encode(id)}/settle`

// Messages
export const messageThreads = () => '/api/messages'
export const messageThread = (id: string) => `/api/messages/threads/${encode(id)}`
export const readMessages = (id: string) => `/api/messages/threads/${encode(id)}/read`
export const blockInThread = (id: string) => `/api/messages/threads/${encode(id)}/block`
export const messagesAbout = (phoneId: string) => `/api/messages/about/${encode(phoneId)}`
export const messagesOfOrder = (orderId: string) => `/api/messages/orders/${encode(orderId)}`
export const messagePhoto = (id: string) => `/api/messages/photos/${encode(id)}`
export const messageUpdates = () => '/api/messages/updates'
export const messageStream = () => '/api/messages/stream'
export const unreadMessages = () => '/api/messages/unread'
export const reportedMessages = (reportId: string) => `/api/reports/${encode(reportId)}/messages`

// Notifications
export const notifications = () => '/api/notifications'
export const unreadNotifications = () => '/api/notifications/unread'
export const readNotifications = () => '/api/notifications/read'
export const notificationSettings = () => '/api/notification-settings'
export const undeliveredMails = () => '/api/undelivered-mails'
export const retryMail = (id: string) => `/api/undelivered-mails/${encode(id)}/retry`

// Moderation
export const contact = () => '/api/contact'
export const contactMessages = () => '/api/contact-messages'
export const contactMessage = (id: string) => `/api/contact-messages/${encode(id)}`
export const reports = () => '/api/reports'
export const report = (id: string) => `/api/reports/${encode(id)}`
export const transparency = () => '/api/transparency'
export const transparencyCsv = () => '/api/transparency.csv'
export const suspension = (token: string) => `/api/suspensions/${encode(token)}`
export const appealBan = (token: string) => `/api/suspensions/${encode(token)}/appeal`
export const appeals = () => '/api/appeals'
export const appeal = (id: string) => `/api/appeals/${encode(id)}`
export const banReported = (id: string) => `/api/reports/${encode(id)}/ban`
export const trustedShops = () => '/api/trusted-shops'
export const reputationCodes = () => '/api/reputation-codes'
export const importedReputations = () => '/api/imported-reputations'
export const riskCases = () => '/api/risk-cases'
export const clearAccount = (id: string) => `/api/account-reviews/${encode(id)}/clear`
export const overruleRisk = (id: string) => `/api/phones/${encode(id)}/overrule-risk`
export const riskRules = () => '/api/risk-rules'
export const riskRule = (key: string) => `/api/risk-rules/${encode(key)}`
export const riskRuleTrial = (key: string) => `/api/risk-rules/${encode(key)}/trial`
export const reviews = () => '/api/reviews'
export const review = (id: string) => `/api/reviews/${encode(id)}`
