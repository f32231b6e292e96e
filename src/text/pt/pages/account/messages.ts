import type messages from '../../../en/pages/account/messages.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversations: 'Conversas',
  conversation: 'Conversa',
  loadingList: 'Carregando conversas',
  older: 'Ver conversas anteriores',
  unread: ' não lidas',
  phoneState: { reserved: 'Reservado', sold: 'Vendido', gone: 'Não está à venda' },
  empty: {
    title: 'Nenhuma mensagem ainda',
    text: 'Os compradores podem escrever pela página de um celular. Suas conversas aparecem aqui.',
    phones: 'Ver todos os celulares',
    add: 'Anunciar celular',
  },
  none: {
    title: 'Escolha uma conversa',
    unread:
      '{count, plural, one {{shown} conversa com mensagens não lidas} many {{shown} de conversas com mensagens não lidas} other {{shown} conversas com mensagens não lidas}}',
    newest: 'Abrir a mensagem mais recente',
    here: 'Combine aqui o local, o horário e o preço. Se algo der errado, nossa moderação pode ler.',
    hidden: 'Telefones, endereços e links ficam ocultos até o celular ser pago aqui.',
    pay: 'Pague só pelo pedido, nunca com vale-presente nem adiantado por outro meio.',
  },
  missing: {
    title: 'Conversa não encontrada',
    text: 'Ela pode ser de outra conta, ou não existe.',
  },
  gonePhone: {
    title: 'Este celular não está mais aqui',
    text: 'Não dá mais para falar com o vendedor.',
  },
  loading: 'Carregando a conversa',
  loadingOrder: 'Carregando o pedido',
  loadingPhone: 'Carregando o celular',
  first:
    'Pergunte sobre a bateria, os acessórios ou o local de encontro. Telefones, endereços e links ficam ocultos até o celular ser pago aqui, o que protege os dois lados.',
  all: 'Todas as mensagens',
  list: 'Mensagens',
  earlier: 'Ver mensagens anteriores',
  jump: 'Ir para a última',
  newMessage: 'Nova mensagem: <text></text>',
  aPhoto: 'uma foto',
  photo: 'Foto',
  you: 'Você:',
  yours: 'Você: <text></text>',
  sentPhoto: 'Enviada nesta conversa',
  isRead: 'Visto',
  deleted: 'Conta excluída',
  unstable: 'A conexão está instável. Novas mensagens podem levar alguns segundos.',
  pending: {
    photo: 'A caminho',
    sending: 'Enviando',
    waiting: 'Não enviada ainda. Será enviada quando a conexão voltar.',
    failed: 'Não enviada. {problem}',
    unknown: 'Não sabemos se foi enviada.',
    delete: 'Excluir',
    retry: 'Tentar de novo',
  },
  write: {
    to: 'Mensagem para {name}',
    placeholder: 'Escreva uma mensagem',
    send: 'Enviar',
    empty: 'Escreva algo ou adicione uma foto',
    left: '{count, plural, one {Resta {shown} caractere} many {Restam {shown} caracteres} other {Restam {shown} caracteres}}',
    addPhoto: 'Adicionar foto',
    removePhoto: 'Remover foto',
    notSent: 'Não enviada',
    ready: 'Pronta para enviar',
    processing: 'Processando…',
    uploading: 'Enviando, {percent}%',
    lostPhoto: 'Não foi possível salvar a foto. Envie de novo ou remova.',
  },
  closed: {
    closed: 'A moderação encerrou esta conversa. Você ainda pode ler.',
    gone: 'Esta conta foi excluída. Você ainda pode ler a conversa.',
    blocked_by_you: 'Você bloqueou {name}. Ninguém pode mais enviar mensagens aqui.',
    blocked: '{name} não aceita mensagens suas. Você ainda pode ler a conversa.',
  },
  masked: {
    sender: 'Contatos ficam ocultos até o celular ser pago aqui.',
    recipient:
      'Contatos ficam ocultos até o celular ser pago aqui. Nunca pague fora desta loja: pode ser golpe.',
  },
  payment: {
    sender:
      'Esta mensagem cita uma forma de pagamento que golpistas costumam pedir. Só os pagamentos pelo pedido são protegidos.',
    recipient:
      'Esta mensagem cita uma forma de pagamento que golpistas costumam pedir. Pague só pelo pedido, e nunca antes de ver o celular.',
  },
  block: {
    action: 'Bloquear {name}',
    what: '{name} não poderá mais escrever para você, sobre este celular ou qualquer outro. Os dois lados veem isso.',
    done: 'Você bloqueou {name}',
    unblock: 'Desbloquear',
  },
  report: {
    title: 'Denunciar conversa',
    lead: 'Nossa moderação poderá então ler esta conversa.',
    quiet: 'Não vamos avisar {name}.',
    thanks: 'Agradecemos o aviso. Nossa moderação vai analisar a conversa.',
    misleading: 'É golpe',
    offensive: 'Insultos ou ameaças',
    stolen: 'O celular pode ser roubado',
    other: 'Outra coisa',
  },
} satisfies Translation<typeof messages>
