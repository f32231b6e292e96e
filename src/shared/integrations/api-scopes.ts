import type { Permission } from '../accounts/permissions.ts'

type Scope = {
  /** Who can give it to a key; the routes check the permission of the owner again. */
  access: Permission
  label: string
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
    label: 'See your phones, drafts and delivery terms',
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
    label: 'List, change, pause and withdraw your phones, and upload photos',
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
    label: 'See your sales, with delivery addresses and receipts',
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
    label: 'Ship, hand over and cancel your sales, and confirm payments',
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
    label: 'See offers',
    operations: ['listOffers'],
  },
  'offers:write': {
    access: 'sell',
    label: 'Accept, decline and counter offers',
    operations: ['acceptOffer', 'declineOffer', 'counterOffer'],
  },
  'messages:read': {
    access: 'sell',
    label: 'Read your conversations',
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
    label: 'Write messages in your conversations',
    operations: ['sendMessage', 'messageOrderPartner', 'markMessagesRead'],
  },
  'earnings:read': {
    access: 'sell',
    label: 'See your statements of sales, fees and payouts',
    operations: ['getStatement', 'downloadStatement'],
  },
  'shop-accounts:read': {
    access: 'seeAccounts',
    label: 'See the accounts of the shop',
    operations: ['searchAccounts', 'countAccounts', 'exportAccounts'],
  },
  'shop-phones:read': {
    access: 'seeListings',
    label: 'See all listings, and those to review',
    operations: ['listAllListings', 'listReviews'],
  },
  'shop-phones:write': {
    access: 'moderateListings',
    label: 'Approve and remove listings',
    operations: ['decideReview', 'removePhone'],
  },
  'shop-orders:read': {
    access: 'seeOrders',
    label: 'See all orders and disputes',
    operations: ['listAllOrders', 'listDisputes', 'getOrder', 'getDispute', 'getListingSnapshot'],
  },
  'shop-reports:read': {
    access: 'decideReports',
    label: 'See reports, appeals and messages to the shop',
    operations: ['listReports', 'listAppeals', 'listContactMessages'],
  },
  'shop-log:read': {
    access: 'seeAuditLog',
    label: 'See and export the audit log',
    operations: ['listAuditLog', 'exportAuditLog'],
  },
  'shop-money:read': {
    access: 'seeMoney',
    label: 'See the money report and its open tasks',
    operations: ['getMoneyReport', 'listMoneyTasks'],
  },
  'shop-catalog:write': {
    access: 'editCatalog',
    label: 'Add, change, merge and import phone models',
    operations: ['addModel', 'updateModel', 'mergeModels', 'importModels', 'getModelImport'],
  },
  'shop-health:read': {
    access: 'seeHealth',
    label: 'See backups and undelivered emails',
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
