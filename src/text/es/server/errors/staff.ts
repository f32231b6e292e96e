import type errors from '../../../en/server/errors/staff.ts'
import type { Translation } from '../../../translation.ts'
import staff from '../../pages/console/staff.ts'
import dashboard from '../../pages/dashboard.ts'

export default {
  ...staff.permission,
  roleModerator: dashboard.role.moderator,
  roleSupport: dashboard.role.support,
  roleFinance: dashboard.role.finance,
  roleLacks: 'Tu rol, “{role}”, no incluye esto: {task}.',
  secondFactorFirst:
    'Los admins necesitan la verificación en dos pasos o una llave de acceso. Activa una de las dos en “Ajustes” para continuar.',
  roleChoice: 'Elige “Comprador” o “Vendedor”',
  emailAddressMissing: 'Escribe un correo electrónico',
  staffAlready: 'Esta persona ya está en el equipo. Cambia su rol en la lista.',
  staffInvited: 'Esta persona ya tiene una invitación. Envíala otra vez.',
  staffInvitationGone: 'Esta invitación se aceptó o se retiró.',
  staffInvitationEnded: 'Esta invitación ha caducado, ya se usó o se retiró. Pide otra.',
  staffInvitationForAnother:
    'Esta invitación es para {email}. Sal de tu cuenta y abre el enlace otra vez.',
  staffLogInFirst: 'Ya tienes una cuenta. Entra y después acepta.',
  invitationNote: 'Escribe para quién es el enlace',
  invitationMissing: 'No se ha encontrado la invitación.',
  undeliveredMissing: 'No se ha encontrado ese correo.',
  shopAddressMissing: 'Escribe la dirección de la tienda',
  shopAddressWrong: 'Escribe una dirección como https://phones.example',
  shopOwn: 'Esta es tu propia tienda',
  shopKeyMissing: 'Pega la clave',
  shopKeyWrong: 'Una clave tiene 44 caracteres y acaba en =',
  shopKnown: 'Ya confías en esta tienda. Quítala primero.',
  shopMissing: 'No se ha encontrado la tienda.',
  statementNone: 'No es un certificado de una tienda que use este software.',
  statementOwn:
    'Este certificado es de esta misma tienda. Tus valoraciones de aquí se muestran de todos modos.',
  statementUnknown: 'Esta tienda no acepta certificados de la tienda que lo firmó.',
  statementSignature: 'La firma no es correcta: el archivo se ha cambiado o lo hizo otra tienda.',
  statementExpired: 'El certificado ha caducado. Exporta uno nuevo.',
  statementCode:
    'El certificado no contiene tu código. Crea uno aquí y úsalo en una exportación nueva.',
  statementUsed: 'Otra cuenta de aquí ya muestra estas valoraciones.',
  statementMissing: 'No se ha encontrado el certificado.',
  statementCodeForm: 'Un código tiene esta forma: RD-7K3M-9QXW-2T5P-4H8N-6C1V',
  sellersAlone: 'Esto solo lo pueden hacer los vendedores.',
  pageChanged: 'Otro admin ha cambiado esta página mientras tanto. Compara su texto con el tuyo.',
  pageNoDraft: 'Esta página no tiene borrador.',
  pageNotPublished: 'Esta página no está publicada.',
  pageOfEveryShop: 'Todas las tiendas tienen esta página. Publica otro texto en su lugar.',
  pageVersionMissing: 'No se ha encontrado la versión.',
  pageNotFilledIn: 'Antes de publicar, completa lo que falta en el texto.',
  pageTitleMissing: 'Escribe un título',
  pageDescriptionMissing: 'Escribe una descripción',
  pageTextMissing: 'Escribe el texto',
} satisfies Translation<typeof errors>
