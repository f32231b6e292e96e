import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'Confirme seu e-mail',
    label: 'Código de seis dígitos',
    invalid: 'Digite os seis dígitos',
    submit: 'Confirmar',
    checking: 'Verificando',
    resend: 'Reenviar',
    sending: 'Enviando',
    done: 'E-mail confirmado',
    sent: 'Enviamos outro código para {address}',
  },
  strip: {
    label: 'Confirmação do e-mail',
    text: '<strong>Confirme seu e-mail para comprar, vender e enviar mensagens.</strong> Digite o código que enviamos para <address></address>, ou <link>mude o e-mail</link>.',
  },
  dialog: {
    title: 'Confirme seu e-mail',
    text: 'Digite os seis dígitos que enviamos para <address></address>. Depois você continua de onde parou.',
    noEmail: 'Não chegou? Veja a pasta de spam, ou <link>mude o e-mail</link>.',
  },
  proof: {
    title: 'Confirme que é você',
    text: 'Faz um tempo que você entrou. Para proteger sua conta, confirme que é você antes de continuar.',
    passkey: 'Usar chave de acesso',
    passkeyBusy: 'Esperando sua chave de acesso',
    password: 'Senha',
    required: 'Informe sua senha',
    submit: 'Confirmar',
    checking: 'Verificando',
    retry: 'Tentar de novo',
    google: 'Continuar com Google',
    opening: 'Abrindo o Google',
    newTab: 'O Google abre em outra aba. Escolha a conta que você usa aqui.',
    opened: 'Entre com Google na outra aba e volte aqui. Esta página continua automaticamente.',
    blocked:
      'Seu navegador bloqueou a outra aba. Permita pop-ups para esta página e tente de novo.',
  },
} satisfies Translation<typeof accountDialogs>
