import { useRouter } from '@tanstack/react-router'
import type { Paths, Schemas } from '../../contract/schema.gen.ts'
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { createClient, type Fetch, withProof } from './client.ts'
import { withAccount } from './page-account.ts'

export { ApiError } from './client.ts'

/** The API as the pages call it. `fetch` is the browser's, or the application's own in-process. */
export function createApi(fetch: Fetch) {
  return { ...createClient(fetch), fetch }
}
export type Api = ReturnType<typeof createApi>

/** The API in a browser, also for what has no router around it. */
export const browserApi = createApi(
  withProof(withAccount((path, init) => fetch(path, withLanguage(init, documentLanguage())))),
)

/** The language of the page. */
export function documentLanguage(): string {
  return document.documentElement.dataset.language ?? DEFAULT_LANGUAGE
}

/** Sends the language of the page, which a new account takes for its emails: browsers send that of their menus. */
export function withLanguage(init: RequestInit = {}, language: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('accept-language', language)
  return { ...init, headers }
}

// The bodies of the contract under the names that pages use.

export type Config = Schemas['Config']
export type ShopPage = Schemas['ShopPage']
export type ShopPageSummary = Schemas['ShopPageSummary']
export type EditedPage = Schemas['EditedPage']
export type PagePreview = Schemas['PagePreview']
export type Mail = Schemas['Mail']
export type User = Schemas['User']
export type ListedUser = Schemas['ListedUser']
export type ListedPayout = Schemas['ListedPayout']
export type Person = Schemas['Person']
export type StaffNote = Schemas['StaffNote']
export type StaffMember = Schemas['StaffMember']
export type StaffInvitation = Schemas['StaffInvitation']
export type StaffJoin = Schemas['StaffJoin']
export type Session = Schemas['Session']
export type SecurityEvent = Schemas['SecurityEvent']
export type Passkey = Schemas['Passkey']
export type ApiKey = Schemas['ApiKey']
export type NewApiKey = Schemas['NewApiKey']
export type Webhook = Schemas['Webhook']
export type WebhookMessage = Schemas['WebhookMessage']
export type DataExport = Schemas['DataExport']
export type DeletionPreview = Schemas['DeletionPreview']

// Catalog and search
export type Category = Schemas['Category']
export type ListedModel = Schemas['ListedModel']
export type Model = Schemas['Model']
export type ModelFacts = Schemas['ModelFacts']
export type ModelPage = Schemas['ModelPage']
export type ModelChange = Schemas['ModelChange']
export type ModelCorrection = Schemas['ModelCorrection']
export type ModelImport = Schemas['ModelImport']
export type Place = Schemas['Place']
export type SearchParams = NonNullable<Paths['/api/search']['get']['query']>
export type SearchResult = Schemas['SearchResult']
export type Suggestions = Schemas['Suggestions']
export type SavedSearch = Schemas['SavedSearch']
export type SavedSearches = Schemas['SavedSearches']
export type Alert = Schemas['Alert']
export type Pricing = Schemas['Pricing']
export type Business = Schemas['Business']
export type Trader = Schemas['Trader']
export type SellerProfile = Schemas['SellerProfile']
export type FollowedSellers = Schemas['FollowedSellers']
export type MyReputation = Schemas['MyReputation']
export type TrustedShops = Schemas['TrustedShops']

// Risk
export type RiskCases = Schemas['RiskCases']
export type ShopSettings = Schemas['Settings']['settings']
export type RiskRules = Schemas['RiskRules']
export type RiskRule = Schemas['RiskRule']
export type RiskRuleTrial = Schemas['RiskRuleTrial']

// Listings
export type Phone = Schemas['Phone']
export type OfferedPhone = Schemas['OfferedPhone']
export type FavoritePhone = Schemas['FavoritePhone']
export type Highlights = Schemas['Highlights']
export type PhoneInList = Schemas['PhoneInList']
export type PhoneDetail = Schemas['PhoneDetail']
export type Market = NonNullable<PhoneDetail['market']>
export type Verifications = Schemas['Verifications']
export type Photo = Phone['photos'][number]
export type NewPhone = Schemas['NewPhone']
export type CreatedPhone = Schemas['CreatedPhone']
export type EditedPhone = Schemas['EditedPhone']
export type ListingReview = Schemas['ListingReview']
export type Draft = Schemas['Draft']
export type Renewal = Schemas['Renewal']
export type Advert = Schemas['Advert']
export type OwnPhoneSummary = Schemas['OwnPhoneSummary']
/** What a seller can do with a listing. */
export type OwnAction = OwnPhoneSummary['actions'][number]
export type OwnPhoneSummaries = Schemas['OwnPhoneSummaries']
export type BulkAction = Schemas['BulkAction']['action']
export type BulkResult = Schemas['BulkResults']['results'][number]
export type ImportedPhones = Schemas['ImportedPhones']
export type CheckedFile = Schemas['CheckedFile']
export type CheckedLine = Schemas['CheckedLine']

// Verification
export type Rubric = Schemas['Rubric']
export type Answers = Schemas['Answers']
/** To one question of the rubric. */
export type Answer = Answers[string]
export type Grading = Schemas['Grading']
export type ImeiCheck = Schemas['ImeiCheck']
export type Checkup = Schemas['Checkup']
export type CheckupLink = Schemas['CheckupLink']
export type OpenCheckup = Schemas['OpenCheckup']
export type Passport = Schemas['Passport']
export type PassportEntry = Schemas['PassportEntry']
export type MyPassports = Schemas['MyPassports']
export type PassportClaim = Schemas['PassportClaim']
export type PendingPassportClaim = Schemas['PendingPassportClaim']
export type TestResult = Schemas['TestResult']
export type TestName = TestResult['test']
export type TestOutcome = TestResult['outcome']
export type Measured = NonNullable<TestResult['measured']>
/** What the seller says of the phone that is checked. */
export type Claimed = Schemas['ClaimedPhone']
export type PossessionCode = Schemas['PossessionCode']
export type VerifiedPossession = Schemas['VerifiedPossession']

// Moderation
export type Appeal = Schemas['Appeal']
export type Suspension = Schemas['Suspension']
export type Health = Schemas['Health']
export type Setup = Schemas['Setup']
export type SetupChecklist = Schemas['SetupChecklist']
export type Invitation = Schemas['Invitation']
export type Transparency = Schemas['Transparency']
export type Report = Schemas['Report']
export type ListingOverview = Schemas['ListingOverview']
export type OrderOverview = Schemas['OrderOverview']
export type AuditEntry = Schemas['AuditEntry']
export type SellerReport = Schemas['SellerReport']
export type SellerAnalytics = Schemas['SellerAnalytics']
export type ShopAnalytics = Schemas['ShopAnalytics']
export type OpenListingReview = Schemas['OpenListingReview']
export type ReviewDecision = Schemas['ReviewDecision']['decision']
export type ReportDecision = Schemas['ReportDecision']
export type ContactMessage = Schemas['ContactMessage']
export type ImeiAlarm = Schemas['ImeiAlarm']
export type VerifiedPhone = Schemas['VerifiedPhone']

// Orders and payments
export type Order = Schemas['Order']
export type Receipt = Schemas['Receipt']
export type OrderDetail = Schemas['OrderDetail']
export type Address = Schemas['Address']
export type SavedAddress = Schemas['SavedAddress']
export type ListingSnapshot = Schemas['ListingSnapshot']
export type Checkout = Schemas['Checkout']
export type Offer = Schemas['Offer']
export type Arrival = Schemas['ArrivalGrading']
export type UserRatings = Schemas['UserRatings']
/** Without the order it is about, which only admins and the two people of it see. */
export type Rating = NonNullable<SaleRatings['other']>
export type SaleRatings = Schemas['SaleRatings']
export type Dispute = Schemas['Dispute']
export type NewDispute = Schemas['NewDispute']
export type NewStatement = Schemas['NewDisputeStatement']
export type NewSettlement = Schemas['NewSettlement']
export type Decision = Schemas['DisputeDecision']
export type ReturnReport = Schemas['ReturnReport']
export type MoneyReport = Schemas['MoneyReport']
export type MoneyTask = Schemas['MoneyTask']
export type PayoutAccount = Schemas['PayoutAccount']
export type Statement = Schemas['Statement']
export type FeeVat = Schemas['FeeVat']

// Messages and notifications
export type Conversation = Schemas['Conversation']
export type Conversations = Schemas['Conversations']
export type ConversationMessages = Schemas['ConversationMessages']
export type Message = ConversationMessages['messages'][number]
export type ConversationUpdate = Schemas['ConversationUpdate']
export type SentMessage = Schemas['SentMessage']
/** A message before it is sent. `clientId` keeps a retry from being written twice. */
export type NewMessage = { clientId: string; text: string; photo?: string }
export type ReportedConversation = NonNullable<Schemas['ReportedConversation']>
export type Notifications = Schemas['Notifications']
export type Notification = Notifications['items'][number]
export type NotificationSettings = Schemas['NotificationSettings']
export type NewNotificationSettings = Schemas['NewNotificationSettings']
export type KindSetting = NotificationSettings['kinds'][number]
export type UndeliveredMail = Schemas['UndeliveredMail']
export type BackupStatus = Schemas['BackupStatus']

export type UploadedPhoto = Schemas['UploadedPhoto']

export function useApi(): Api {
  return useRouter().options.context.api
}
