import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'Senha esquecida',
    description: 'Peça um link para trocar sua senha.',
    title: 'Esqueceu a senha?',
    lead: 'Informe seu e-mail e enviaremos um link para trocar a senha.',
    leadWithoutMail:
      'Esta loja não consegue enviar e-mails. Informe seu e-mail para criar um link e depois peça o link a quem cuida da loja.',
    back: 'Voltar ao login',
    promise: 'Nunca pedimos sua senha por e-mail nem por telefone.',
    emailHelp: 'O e-mail com que você criou a conta.',
    submit: 'Enviar link',
    busy: 'Enviando o link',
    sentTitle: 'Veja seu e-mail',
    sent: 'Se houver uma conta com <address></address>, enviamos um link para lá. Ele vale por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    other: 'Usar outro e-mail',
    outbox: 'Esta demo não envia e-mails. Você pode lê-los aqui, em uma página.',
    openOutbox: 'Abrir a caixa de saída',
    withoutMailTitle: 'Pergunte a quem cuida desta loja',
    withoutMail:
      'Esta loja não consegue enviar e-mails. Se houver uma conta com <address></address>, o link está agora no servidor da loja, onde podem buscá-lo para você. Ele vale por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    contact: 'Contato',
  },
  reset: {
    pageTitle: 'Nova senha',
    title: 'Escolha uma nova senha',
    field: 'Nova senha',
    help: 'Pelo menos {min} caracteres. Você sai da conta em todos os dispositivos.',
    submit: 'Salvar nova senha',
    busy: 'Salvando',
    done: 'Senha trocada. Entre com a nova.',
    goneTitle: 'Este link não vale mais',
    gone: 'O link para trocar a senha vale uma só vez, por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}. Sua senha não mudou.',
    again: 'Pedir outro link',
  },
} satisfies Translation<typeof password>
