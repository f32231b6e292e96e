import type help from '../../en/pages/help.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Contato',
  description: 'A quem perguntar sobre um celular, uma reserva, um anúncio irregular ou sua conta.',
  lead: 'Aqui ajudamos com um celular, uma reserva, um anúncio ou sua conta.',
  write: {
    title: 'Escreva para nós',
    text: 'Nossa equipe lê sua mensagem e responde por e-mail.',
    email: 'Você também pode escrever para <mail>{email}</mail>.',
  },
  quick: { title: 'Costuma ser mais rápido', help: 'Veja como comprar e vender' },
  reach: 'Contato direto',
  phone: {
    title: 'Sobre um celular',
    text: 'Pergunte a quem vende: escolha “Falar com o vendedor” no anúncio. Antes de reservar, pergunte sobre a bateria, os consertos, se o celular está desbloqueado e desconectado de todas as contas.',
  },
  booking: {
    title: 'Sobre uma reserva',
    text: 'Em <orders>Minhas compras</orders> você vê por quanto tempo o celular fica reservado, o que fazer em seguida e como cancelar. Se não quiser mais, cancele, para que outra pessoa possa reservar.',
  },
  wrong: {
    title: 'Se algo parecer errado',
    text: 'Abra o anúncio e escolha “Denunciar anúncio”; é preciso entrar na sua conta. A denúncia vai para nossa equipe, e o vendedor não vê quem enviou. Se achar que um celular é roubado, não compre e avise a polícia.',
  },
  account: {
    title: 'Sobre sua conta',
    text: 'Esqueceu a senha? <reset>Peça um link para trocar</reset>. Você pode mudar seu nome, sua foto e seu tipo de conta, e excluir sua conta, nas <settings>configurações</settings>.',
  },
  operators: {
    title: 'Para quem cuida desta loja',
    text: 'O guia deste software explica as configurações, o e-mail, os backups e como tornar alguém admin. Para quem programa há uma API: <api>leia a descrição</api>.',
  },
  topic: {
    label: 'Assunto',
    choose: 'Escolha um assunto',
    order: 'Uma reserva ou um pedido',
    listing: 'Um anúncio ou uma pessoa',
    payment: 'Um pagamento ou reembolso',
    account: 'Minha conta',
    other: 'Outra coisa',
  },
  form: {
    replyTo: 'Respondemos para este endereço.',
    from: 'De <name></name>. Respondemos para <email></email>.',
    fromAccount: 'Da sua conta.',
    message: 'Mensagem',
    help: 'Diga o nome do celular ou o pedido.',
    helpListing: 'Explique por que ele deveria estar à venda. Incluímos o endereço do seu anúncio.',
    tooShort:
      'Escreva pelo menos {shown} {count, plural, one {caractere} many {de caracteres} other {caracteres}}',
    send: 'Enviar mensagem',
    sending: 'Enviando',
  },
  sent: {
    title: 'Mensagem enviada',
    reply: 'Vamos responder para <email></email>.',
    replyAccount: 'Vamos responder para o e-mail da sua conta.',
    another: 'Escrever outra mensagem',
  },
} satisfies Translation<typeof help>
