import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'Este link não funciona. Cada link vale uma vez, por {number} horas, até existir um mais novo. Reinicie a loja e abra o link que ela mostra.',
  setupLinkAgain: 'Abra o link de configuração de novo',
  setupDone: 'Esta loja já está configurada. Entre na sua conta.',
  setupFailed:
    'Não foi possível criar a loja, e a demo continua como estava. O registro do servidor diz por quê.',
  setupEmailTaken:
    'Já existe uma conta com este e-mail. Use outro, ou torne essa conta admin com `make-admin`',
  mailRefused:
    '{server} não aceitou o e-mail: {reason}. Corrija SMTP_URL e MAIL_FROM e reinicie a loja.',
  mailNotWritten: 'Não foi possível gravar o e-mail: {reason}.',
  settingTextMissing: 'Escreva um texto',
  settingColor: 'Escreva uma cor como #cf3a1d',
  settingColorTooLight: 'O texto branco fica difícil de ler nesta cor. Escolha uma mais escura',
  settingInstructions: 'Escreva instruções para os compradores que pagam à loja',
  settingPaidShipping:
    'Só com envio, os compradores precisam poder pagar antes que o celular seja enviado. Conecte a Stripe ou ofereça antes o pagamento por transferência',
} satisfies Translation<typeof setup>
