/**
 * The URLs of the API that code names, most of them for tests. Each is a path of the contract: any other
 * does not compile. Calls of the pages name their paths themselves, see `src/web/api`.
 */
import type { Paths } from './schema.gen.ts'

/** Where Better Auth answers; only the calls in `accounts/auth.api.ts` exist. */
export const AUTH_ROOT = '/api/auth'

/** The values of the parameters of a path, in their order. */
type Values<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [value: string | number, ...Values<Rest>]
  : []

/**
 * Makes the function that writes the parameters into a path. It has no side effects: a script of a page
 * holds only the URLs that it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
function url<Path extends keyof Paths>(path: Path) {
  return (...values: Values<Path>): string => {
    const left: (string | number)[] = [...values]
    return path.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''))
  }
}

export const config = url('/api/config')
export const shopPage = url('/api/pages/{page}')
export const homeTexts = url('/api/home-texts')
export const editedPage = url('/api/content/{page}')
export const pagePublication = url('/api/content/{page}/publish')
export const time = url('/api/time')
export const backupStatus = url('/api/backup-status')
export const backups = url('/api/admin/backups')
export const settings = url('/api/admin/settings')
export const shopImage = url('/api/admin/settings/image')

// Accounts
export const me = url('/api/me')
export const myDeletion = url('/api/me/deletion')
export const myDataExport = url('/api/me/data-export')
export const myDataExportFile = url('/api/me/data-export/file')
export const webhookMessages = url('/api/webhooks/{id}/messages')
export const mySessions = url('/api/me/sessions')
export const mySession = url('/api/me/sessions/{id}')
export const mySecurityEvents = url('/api/me/security-events')
export const securityEvents = url('/api/security-events/{user}')
export const signUp = url('/api/auth/sign-up/email')
export const logIn = url('/api/auth/sign-in/email')
export const logOut = url('/api/auth/sign-out')
export const requestPasswordReset = url('/api/auth/request-password-reset')
export const emailConfirmation = url('/api/email-confirmation')
export const emailCode = url('/api/email-confirmation/code')
export const emailLink = url('/api/email-confirmation/link')
export const emailChange = url('/api/email-change')
export const stopEmailChange = url('/api/email-change/stop')
export const phoneNumber = url('/api/phone-number')
export const phoneNumberConfirmation = url('/api/phone-number/confirmation')
export const phoneNumberCode = url('/api/phone-number/code')
export const passwordReset = url('/api/auth/reset-password/{token}')
export const changePassword = url('/api/auth/change-password')
export const loginMethods = url('/api/login-methods')
export const user = url('/api/users/{user}')
export const userSessions = url('/api/user-sessions/{user}')
export const dateSettings = url('/api/date-settings')
export const allListings = url('/api/all-listings')
export const allOrders = url('/api/all-orders')
export const accounts = url('/api/accounts')
export const accountsFile = url('/api/accounts.csv')
export const accountCounts = url('/api/account-counts')
export const analytics = url('/api/analytics')
export const analyticsFile = url('/api/analytics.csv')
export const sellerReport = url('/api/seller-report')
export const feeReportFile = url('/api/fee-report.csv')
export const sellerReportFile = url('/api/seller-report.csv')
export const myAnalytics = url('/api/my-analytics')
export const myAnalyticsFile = url('/api/my-analytics.csv')
export const auditLog = url('/api/audit-log')
export const auditLogFile = url('/api/audit-log.csv')
export const allListingsFile = url('/api/all-listings.csv')
export const allOrdersFile = url('/api/all-orders.csv')
export const allPayouts = url('/api/all-payouts')
export const allPayoutsFile = url('/api/all-payouts.csv')
export const reportsFile = url('/api/reports.csv')
export const appealsFile = url('/api/appeals.csv')
export const contactMessagesFile = url('/api/contact-messages.csv')
export const savedViews = url('/api/saved-views')
export const savedView = url('/api/saved-views/{id}')
export const bulkPreviews = url('/api/bulk-previews')
export const consoleBulkActions = url('/api/bulk-actions')
export const person = url('/api/accounts/{id}')
export const personNotes = url('/api/accounts/{id}/notes')
export const personViews = url('/api/accounts/{id}/views')
export const accountView = url('/api/account-view')
export const personBusinesses = url('/api/accounts/{id}/businesses')
export const personWarnings = url('/api/accounts/{id}/warnings')
export const staffNote = url('/api/staff-notes/{id}')
export const ban = url('/api/bans/{user}')
export const seller = url('/api/sellers/{id}')
export const follow = url('/api/sellers/{id}/follow')
export const followedSellers = url('/api/followed-sellers')
export const followedSellerMails = url('/api/followed-seller-mails')

// Catalog
export const categories = url('/api/categories')
export const category = url('/api/categories/{id}')
export const models = url('/api/models')
export const model = url('/api/models/{model}')
export const mergeModel = url('/api/models/{model}/merge')
export const modelImports = url('/api/model-imports')
export const modelImport = url('/api/model-imports/{id}')

// Search
export const search = url('/api/search')
export const suggestions = url('/api/suggestions')
export const savedSearches = url('/api/saved-searches')
export const highlights = url('/api/highlights')
export const alerts = url('/api/alerts')
export const readAlerts = url('/api/alerts/read')
export const alertMails = url('/api/alert-mails')
export const pricing = url('/api/pricing')

// Listings
export const phones = url('/api/phones')
export const phone = url('/api/phones/{id}')
export const pausePhone = url('/api/phones/{id}/pause')
export const resumePhone = url('/api/phones/{id}/resume')
export const renewPhone = url('/api/phones/{id}/renew')
export const removePhone = url('/api/phones/{id}/remove')
export const phoneViews = url('/api/phones/{id}/views')
export const phoneReview = url('/api/phones/{id}/review')
export const renewal = url('/api/renewals/{token}')
export const vacation = url('/api/vacation')
export const business = url('/api/business')
export const deliveryTerms = url('/api/delivery-terms')
export const afterSaleTerms = url('/api/after-sale-terms')
export const defaultPlace = url('/api/default-place')
export const drafts = url('/api/drafts')
export const draft = url('/api/drafts/{id}')
export const myPhones = url('/api/my-phones')
export const myPhoneSummaries = url('/api/my-phones/summaries')
export const phoneFileChecks = url('/api/my-phones/import-checks')
export const phoneImports = url('/api/my-phones/imports')
export const phoneExport = url('/api/my-phones/export')
export const examplePhoneFile = url('/api/my-phones/example')
export const bulkActions = url('/api/my-phones/bulk')
export const myProducts = url('/api/my-products/{email}')
export const favorites = url('/api/favorites')
export const favoriteIds = url('/api/favorite-ids')
export const favorite = url('/api/favorites/{id}')
export const adverts = url('/api/advertise')
export const media = url('/api/media')
export const rotatePicture = url('/api/media/{id}/rotate')

// Verification
export const gradings = url('/api/gradings')
export const grading = url('/api/gradings/{phoneId}')
export const imeiChecks = url('/api/imei-checks')
export const imeiCheck = url('/api/imei-checks/{phoneId}')
export const imeiAlarms = url('/api/imei-alarms')
export const imeiAlarm = url('/api/imei-alarms/{id}')
export const checkups = url('/api/checkups')
export const checkup = url('/api/checkups/{token}')
export const myCheckup = url('/api/my-checkup')
export const possessionCodes = url('/api/possession-codes')
export const possessionPhotos = url('/api/possession-photos')
export const passport = url('/api/passports/{id}')
export const phonePassport = url('/api/phone-passports/{phoneId}')
export const repairs = url('/api/passports/{id}/repairs')

// Offers
export const offers = url('/api/offers')
export const offersFor = (phoneId: string) => `${offers()}?phoneId=${encodeURIComponent(phoneId)}`
export const counterOffer = url('/api/offers/{id}/counter')
export const answerOffer = (id: string, answer: 'accept' | 'decline' | 'withdraw') =>
  url(`/api/offers/{id}/${answer}`)(id)

// Orders
export const orders = url('/api/orders')
export const sales = url('/api/sales')
export const order = url('/api/orders/{id}')
export const listingSnapshot = url('/api/orders/{id}/as-sold')
export const paymentSent = url('/api/orders/{id}/payment-sent')
export const confirmPayment = url('/api/orders/{id}/confirm-payment')
export const paymentInstructions = url('/api/payment-instructions')
export const checkout = url('/api/orders/{id}/checkout')
export const orderDelivery = url('/api/orders/{id}/delivery')
export const meetUps = url('/api/orders/{id}/meet-ups')
export const acceptMeetUp = url('/api/orders/{id}/meet-ups/{number}/accept')
export const shipOrder = url('/api/orders/{id}/ship')
export const deliverOrder = url('/api/orders/{id}/deliver')
export const confirmOrder = url('/api/orders/{id}/confirm')
export const unlockHandOver = url('/api/orders/{id}/unlock-hand-over')
export const handOver = url('/api/orders/{id}/hand-over')
export const cancelSale = url('/api/orders/{id}/cancel-sale')
export const requestReturn = url('/api/orders/{id}/return')
export const approveReturn = url('/api/orders/{id}/return/approve')
export const sendReturn = url('/api/orders/{id}/return/send')
export const receiveReturn = url('/api/orders/{id}/return/receive')
export const warrantyClaims = url('/api/orders/{id}/warranty-claims')
export const warrantyClaimAnswer = (
  orderId: string,
  claimId: string,
  answer: 'agree' | 'refuse' | 'settle' | 'withdraw',
) => url(`/api/orders/{id}/warranty-claims/{claim}/${answer}`)(orderId, claimId)
export const warrantyPhoto = url('/api/warranty-photos/{id}')
export const cancelOrder = url('/api/orders/{id}/cancel')
export const arrival = url('/api/orders/{id}/arrival')
export const arrivalQuestions = url('/api/orders/{id}/arrival/questions')
/** What the URLs of a person's ratings begin with. */
export const people = () => '/api/people/'
export const ratings = url('/api/people/{id}/ratings')
export const saleRatings = url('/api/orders/{id}/ratings')
export const shownRatings = url('/api/orders/{id}/ratings/shown')
export const hideRating = url('/api/orders/{id}/ratings/hide')
export const showRating = url('/api/orders/{id}/ratings/show')
export const ratingReply = url('/api/orders/{id}/ratings/reply')

// Disputes
export const disputes = url('/api/disputes')
export const dispute = url('/api/orders/{id}/dispute')
export const disputeStatements = url('/api/orders/{id}/dispute/statements')
export const settlements = url('/api/orders/{id}/dispute/settlements')
export const answerSettlement = url('/api/orders/{id}/dispute/settlements/{number}/{answer}')
export const returnSent = url('/api/orders/{id}/dispute/return-sent')
export const returnReceived = url('/api/orders/{id}/dispute/return-received')
export const disputeDecision = url('/api/orders/{id}/dispute/decision')
export const disputedConversation = url('/api/orders/{id}/dispute/conversation')
export const disputePhoto = url('/api/dispute-photos/{id}')

// Payments
export const confirmDemoPayment = url('/api/demo-payments/{id}/confirm')
export const stripeWebhook = url('/api/payments/stripe/webhook')
export const payoutAccount = url('/api/payout-account')
export const statements = url('/api/statements')
export const statementFile = url('/api/statements.csv')
export const money = url('/api/money')
export const moneyTasks = url('/api/money-tasks')
export const retryMoneyTask = url('/api/money-tasks/{id}/retry')
export const settleMoneyTask = url('/api/money-tasks/{id}/settle')

// Messages
export const conversations = url('/api/messages')
export const conversation = url('/api/messages/conversations/{id}')
export const readMessages = url('/api/messages/conversations/{id}/read')
export const blockInConversation = url('/api/messages/conversations/{id}/block')
export const messagesAbout = url('/api/messages/about/{phoneId}')
export const messagesOfOrder = url('/api/messages/orders/{id}')
export const messagePhoto = url('/api/messages/photos/{id}')
export const messageUpdates = url('/api/messages/updates')
export const messageStream = url('/api/messages/stream')
export const unreadMessages = url('/api/messages/unread')
export const reportedMessages = url('/api/reports/{id}/messages')

// Notifications
export const notifications = url('/api/notifications')
export const unreadNotifications = url('/api/notifications/unread')
export const readNotifications = url('/api/notifications/read')
export const notificationSettings = url('/api/notification-settings')
export const pushSubscription = url('/api/push-subscription')
export const undeliveredMails = url('/api/undelivered-mails')
export const retryMail = url('/api/undelivered-mails/{id}/retry')

// Moderation
export const contact = url('/api/contact')
export const contactMessages = url('/api/contact-messages')
export const contactMessage = url('/api/contact-messages/{id}')
export const reports = url('/api/reports')
export const report = url('/api/reports/{id}')
export const transparency = url('/api/transparency')
export const transparencyCsv = url('/api/transparency.csv')
export const suspension = url('/api/suspensions/{token}')
export const appealBan = url('/api/suspensions/{token}/appeal')
export const appeals = url('/api/appeals')
export const appeal = url('/api/appeals/{id}')
export const banReported = url('/api/reports/{id}/ban')
export const trustedShops = url('/api/trusted-shops')
export const reputationCodes = url('/api/reputation-codes')
export const importedReputations = url('/api/imported-reputations')
export const riskCases = url('/api/risk-cases')
export const clearAccount = url('/api/account-reviews/{id}/clear')
export const overrideRisk = url('/api/phones/{id}/overrule-risk')
export const riskRules = url('/api/risk-rules')
export const riskRule = url('/api/risk-rules/{key}')
export const riskRuleTrial = url('/api/risk-rules/{key}/trial')
export const reviews = url('/api/reviews')
export const review = url('/api/reviews/{id}')
