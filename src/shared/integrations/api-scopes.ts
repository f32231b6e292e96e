import type { Permission } from '../accounts/permissions.ts'

type Scope = {
  /** Who can give it to a key; the routes check the permission of the owner again. */
  access: Permission
  /** The operations of the contract that it opens. One that is in no scope cannot be called with a key. */
  operations: readonly string[]
}

/**
 * What an API key may do. Public reads and `GET /api/me` need no scope. Left out on purpose is everything that
 * changes who has the account or where money goes: login, security log, password, email address, payout
 * account, payment instructions, deletion, and keys and webhooks themselves; and buying, which is not
 * integrated.
 */
export const apiScopes = {
  'phones:read': {
    access: 'sell',
    operations: [
      'listMyPhones',
      'listMyPhoneSummaries',
      'exportPhones',
      'getImportExample',
      'listDrafts',
      'getReview',
      'getVacation',
      'getDeliveryTerms',
      'getAfterSaleTerms',
      'getDefaultPlace',
    ],
  },
  'phones:write': {
    access: 'sell',
    operations: [
      'createPhone',
      'updatePhone',
      'updatePhones',
      'withdrawPhone',
      'pausePhone',
      'resumePhone',
      'renewPhone',
      'importPhones',
      'checkImport',
      'saveDraft',
      'deleteDraft',
      'uploadPhoto',
      'rotatePhoto',
      'gradePhone',
      'checkImei',
      'advertisePhone',
      'stopAdvertisingPhone',
      'updateVacation',
      'updateDeliveryTerms',
      'updateAfterSaleTerms',
      'updateDefaultPlace',
    ],
  },
  'orders:read': {
    access: 'sell',
    operations: [
      'listSales',
      'getOrder',
      'getListingSnapshot',
      'getReceipt',
      'getReceiptPdf',
      'getDispute',
    ],
  },
  'orders:write': {
    access: 'sell',
    operations: [
      'shipOrder',
      'completeHandOver',
      'confirmPayment',
      'cancelSale',
      'proposeMeetUp',
      'acceptMeetUp',
      'requestCancellation',
      'acceptCancellation',
      'declineCancellation',
      'approveReturn',
      'receiveReturn',
      'receiveDisputeReturn',
    ],
  },
  'offers:read': {
    access: 'sell',
    operations: ['listOffers'],
  },
  'offers:write': {
    access: 'sell',
    operations: ['acceptOffer', 'declineOffer', 'counterOffer'],
  },
  'messages:read': {
    access: 'sell',
    operations: [
      'listConversations',
      'getConversation',
      'findConversationByOrder',
      'findConversationByPhone',
      'countUnreadConversations',
    ],
  },
  'messages:write': {
    access: 'sell',
    operations: ['sendMessage', 'messageOrderPartner', 'markMessagesRead'],
  },
  'earnings:read': {
    access: 'sell',
    operations: ['getStatement', 'downloadStatement'],
  },
  'shop-accounts:read': {
    access: 'seeAccounts',
    operations: ['searchAccounts', 'countAccounts', 'exportAccounts'],
  },
  'shop-phones:read': {
    access: 'seeListings',
    operations: ['listAllListings', 'listReviews'],
  },
  'shop-phones:write': {
    access: 'moderateListings',
    operations: ['decideReview', 'removePhone'],
  },
  'shop-orders:read': {
    access: 'seeOrders',
    operations: ['listAllOrders', 'listDisputes', 'getOrder', 'getDispute', 'getListingSnapshot'],
  },
  'shop-reports:read': {
    access: 'decideReports',
    operations: ['listReports', 'listAppeals', 'listContactMessages'],
  },
  'shop-log:read': {
    access: 'seeAuditLog',
    operations: ['listAuditLog', 'exportAuditLog'],
  },
  'shop-money:read': {
    access: 'seeMoney',
    operations: ['getMoneyReport', 'listMoneyTasks'],
  },
  'shop-catalog:write': {
    access: 'editCatalog',
    operations: ['addModel', 'updateModel', 'mergeModels', 'importModels', 'getModelImport'],
  },
  'shop-health:read': {
    access: 'seeHealth',
    operations: ['getBackupStatus', 'listUndeliveredEmails'],
  },
} as const satisfies Record<string, Scope>

export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** The scopes of which a key needs one to call an operation; none for an operation that keys cannot call. */
export function scopesFor(operationId: string): ApiScope[] {
  return apiScopeNames.filter((name) =>
    (apiScopes[name].operations as readonly string[]).includes(operationId),
  )
}

/** A key begins with this, so that people and programs that search for leaked secrets recognize it. */
export const API_KEY_PREFIX = 'redial_'
/** What the owner sees of it. */
export const MAX_API_KEY_NAME_LENGTH = 60
/** Keys of an account that are neither revoked nor expired. */
export const MAX_API_KEYS = 20
/** What people choose from. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const
/** Calls of a key in a minute. */
export const API_KEY_CALLS_PER_MINUTE = 300
/** The list shows keys that no longer work for this time. */
export const API_KEY_RETENTION_DAYS = 180
