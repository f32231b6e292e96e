import type staffStart from '../../../en/pages/account/staffStart.ts'
import type { Translation } from '../../../translation.ts'

export default {
  secondFactor: {
    title: 'Verificação em duas etapas',
    text: 'Está desativada. Ative nas suas configurações, para que só a senha não baste para entrar.',
  },
  queues: 'Esperando uma decisão',
  listingsToReview: 'Anúncios para analisar',
  notLoaded: 'Não foi possível carregar',
  nothing: 'Nada pendente',
  oldest: 'Mais antigo: <time></time>',
  analytics: 'Ver estatísticas',
  figure: {
    bookings: 'Pedidos',
    gross: 'Valor bruto',
    listings: 'Anúncios',
    signUps: 'Contas novas',
  },
  people: {
    title: 'Pessoas',
    manage: 'Busque uma conta, mude a função, suspenda ou exclua.',
    find: 'Busque uma conta.',
    buyers: 'Quem reserva celulares.',
    sellers: 'Quem vende celulares.',
  },
  confirmation: {
    label: 'Confirmação do e-mail',
    off: 'A confirmação do e-mail está desativada.',
    demo: 'Na demo, contas novas podem comprar e vender na hora.',
    noMail:
      'Contas novas podem comprar e vender na hora, porque nenhum servidor de e-mail está configurado. Um admin pode mudar isso.',
  },
  backup: {
    label: 'Backups',
    off: 'Os backups estão desativados.',
    none: 'Ainda não há nenhum backup.',
    ok: 'Último backup:',
    failed: 'O último backup falhou.',
    too_old: 'O último backup é antigo demais.',
    schedule: 'Agendar nas configurações',
    first: 'O primeiro começa em até um minuto depois que a loja inicia.',
    again: 'Uma nova tentativa é feita a cada hora.',
    succeeded: 'O último que deu certo:',
    noSuccess: 'Nenhum deu certo ainda.',
    success: '<time></time>, {age}, {size}.',
    hours:
      '{count, plural, =0 {há menos de uma hora} one {há {shown} hora} many {há {shown} horas} other {há {shown} horas}}',
    days: '{count, plural, one {há {shown} dia} many {há {shown} dias} other {há {shown} dias}}',
    megabytes: '{size}\u00a0MB',
    gigabytes: '{size}\u00a0GB',
  },
  checklist: {
    ready: 'Sua loja está pronta',
    title: 'Antes de abrir',
    hide: 'Ocultar esta lista',
    done: '{done} de {all} feitos',
    isDone: ': feito',
    link: {
      settings: 'Abrir as configurações',
      factor: 'Adicionar a sua',
      imprint: 'Escrever o aviso legal',
      terms: 'Escrever os termos',
      privacy: 'Escrever a página',
      mail: 'Ver e-mails não entregues',
      listings: 'Ver todos os anúncios',
    },
    step: {
      name: {
        title: 'Dê um nome à loja',
        how: 'Ele está em todas as páginas, e-mails e recibos.',
      },
      second_factor: {
        title: 'Proteja as contas da equipe',
        how: 'Toda a equipe precisa de uma chave de acesso ou de um app autenticador.',
      },
      contact: {
        title: 'Diga quem cuida da loja',
        how: 'Um e-mail, e seu nome e endereço.',
      },
      imprint: {
        title: 'Publique o aviso legal',
        how: 'Muitos países exigem.',
      },
      terms: {
        title: 'Publique os termos',
        how: 'Um modelo diz o que preencher.',
      },
      privacy: {
        title: 'Publique a página de privacidade',
        how: 'O modelo cita os serviços que esta loja usa.',
      },
      address: {
        title: 'Defina o endereço público',
        how: 'Defina ORIGIN, por exemplo https://phones.example.org. Os links dos e-mails levam para lá.',
      },
      mail: {
        title: 'Permita que a loja envie e-mails',
        how: 'Defina SMTP_URL e MAIL_FROM e reinicie a loja. Até lá, contas novas podem comprar e vender sem confirmar o e-mail. Esta etapa se conclui quando todos os e-mails tiverem sido entregues.',
      },
      payment: {
        title: 'Ative uma forma de pagamento',
        how: 'A transferência está nas configurações. Cartões precisam da Stripe: defina as três chaves.',
      },
      backup: {
        title: 'Agende backups',
        how: 'Escolha um lugar e um horário nas configurações da loja.',
      },
      listing: {
        title: 'Espere o primeiro celular, ou anuncie um',
        how: 'Quem vende anuncia celulares. Para testar, crie uma conta para vender com outro e-mail.',
      },
    },
  },
} satisfies Translation<typeof staffStart>
