/**
 * What staff may read while they see the shop as a Buyer or Seller. Nothing can be changed meanwhile. Public reads and
 * `GET /api/me` are open; of personal reads only those listed here, so that a new one is hidden until somebody has
 * decided about it.
 */

/** A view ends after this long. */
export const ACCOUNT_VIEW_MINUTES = 30
/** Why somebody looks; the person can read it. */
export const MAX_VIEW_REASON_LENGTH = 500
/** Past views are listed for this time; the audit log has them for good. */
export const ACCOUNT_VIEW_RETENTION_DAYS = 180

const readable = new Set([
  // What the pages ask about the account.
  'checkAdminRole',
  'checkBuyerRole',
  'checkSellerRole',
  'checkPasswordReset',
  'countUnreadNotifications',
  'countUnreadConversations',
  'countUnreadAlerts',
  'listNotifications',
  'listAlerts',
  // Buying
  'listFavorites',
  'listFavoriteIds',
  'listFollowedSellers',
  'listSavedSearches',
  'listOrders',
  'listOffers',
  'listMyPassports',
  // Selling
  'listSellerPhones',
  'listMyPhones',
  'listMyPhoneSummaries',
  'exportPhones',
  'listDrafts',
  'getReview',
  'getVacation',
  'getDeliveryTerms',
  'getAfterSaleTerms',
  'getDefaultPlace',
  'getImportExample',
  'getMyReputation',
  'getBusiness',
  'getMyAnalytics',
  'exportMyAnalytics',
  'getMyCheckup',
  'getMyPossession',
  'listSales',
  'getStatement',
  'downloadStatement',
  'getPayoutAccount',
  // An order
  'getOrder',
  'getListingSnapshot',
  'getReceipt',
  'getReceiptPdf',
  'getDispute',
  'getDisputePhoto',
  'getWarrantyClaimPhoto',
  'getArrivalGrading',
  'getArrivalQuestions',
  'getSaleRatings',
  // Messages
  'listConversations',
  'getConversation',
  'getMessagePhoto',
  'listMessageEvents',
  'findConversationByPhone',
  'findConversationByOrder',
])

/** Fields that are null in such a read: codes that stand for the person, and the bank details of sellers. */
const concealed: Partial<Record<string, readonly string[]>> = {
  listOrders: ['handOverCode'],
  listSales: ['handOverCode'],
  getOrder: ['handOverCode', 'handOverQr', 'transfer'],
  getMyPossession: ['code'],
}

/**
 * The personal reads that are hidden on purpose: login and security, bank details and payment, keys, copies of data,
 * and what is written down when it is read.
 */
export const hiddenReads = new Set([
  // Of the browser of the staff.
  'getPushSubscription',
  'finishGoogleLogin',
  'getSession',
  'getSecondStep',
  'getReauthentication',
  'getSecondFactor',
  'listPasskeys',
  'getEmailConfirmation',
  'getPhoneNumber',
  'getLoginMethods',
  'listConsents',
  'previewDeletion',
  'getDataExport',
  'downloadDataExport',
  'listMySecurityEvents',
  'listSessions',
  'listApiKeys',
  'listWebhooks',
  'listWebhookMessages',
  'listAddresses',
  'getCheckout',
  'getPaymentInstructions',
  'getNotificationSettings',
  'downloadEvidence',
  'streamMessageEvents',
])

/** Whether an operation that only people who are logged in can read is open during a view. */
export function isReadableInView(operationId: string): boolean {
  return readable.has(operationId)
}

/** The fields that are null during a view. */
export function fieldsConcealedInView(operationId: string): readonly string[] {
  return concealed[operationId] ?? []
}
