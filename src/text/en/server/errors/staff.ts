import staff from '../../pages/console/staff.ts'
import dashboard from '../../pages/dashboard.ts'

/** Messages of the API about those who run the shop, its pages, its emails and other shops, found by their English text. */
export default {
  /** What a role lacks: `task` and `role` are messages themselves. */
  ...staff.permission,
  roleModerator: dashboard.role.moderator,
  roleSupport: dashboard.role.support,
  roleFinance: dashboard.role.finance,
  roleLacks: 'Your role, {role}, doesn’t include this: {task}.',
  secondFactorFirst:
    'Admins need two-step login or a passkey. Set one up under Settings to continue.',
  roleChoice: 'Choose Buyer or Seller',
  emailAddressMissing: 'Enter an email address',
  staffAlready: 'This person is on the staff already. Change their role in the list.',
  staffInvited: 'This person is invited already. Send the invitation again.',
  staffInvitationGone: 'This invitation was accepted or withdrawn.',
  staffInvitationEnded:
    'This invitation has expired, was used or was withdrawn. Ask for another one.',
  staffInvitationForAnother: 'This invitation is for {email}. Log out, then open the link again.',
  staffLogInFirst: 'You have an account. Log in, then accept.',
  invitationNote: 'Enter whom the link is for',
  invitationMissing: 'Invitation not found.',
  undeliveredMissing: 'Undelivered email not found.',
  shopAddressMissing: 'Enter the address of the shop',
  shopAddressWrong: 'Type an address like https://phones.example',
  shopOwn: 'This is your own shop',
  shopKeyMissing: 'Paste the key',
  shopKeyWrong: 'A key has 44 characters and ends in =',
  shopKnown: 'This shop is trusted already. Remove it first.',
  shopMissing: 'Shop not found.',
  statementNone: 'This is not a statement from a shop that runs this software.',
  statementOwn: 'This statement is from this shop. Your ratings here are shown anyway.',
  statementUnknown: 'This shop doesn’t accept statements from the shop that signed it.',
  statementSignature: 'The signature is wrong: the file was changed, or another shop made it.',
  statementExpired: 'The statement has expired. Export a new one.',
  statementCode:
    'The statement doesn’t contain your code. Create one here and use it in a new export.',
  statementUsed: 'Another account here already shows these ratings.',
  statementMissing: 'Statement not found.',
  statementCodeForm: 'A code looks like RD-7K3M-9QXW-2T5P-4H8N-6C1V',
  sellersAlone: 'Only sellers can do this.',
  pageChanged: 'Another admin has changed this page meanwhile. Compare their text with yours.',
  pageNoDraft: 'This page has no draft.',
  pageNotPublished: 'This page is not published.',
  pageOfEveryShop: 'Every shop has this page. Publish another text instead.',
  pageVersionMissing: 'Version not found.',
  pageNotFilledIn: 'Fill in what the text leaves open before you publish it.',
  pageTitleMissing: 'Enter a title',
  pageDescriptionMissing: 'Enter a description',
  pageTextMissing: 'Enter the text',
} as const
