import type setup from '../../../en/pages/public/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Configure sua loja',
  lead: 'Quatro etapas curtas. Depois você pode mudar tudo, menos a moeda quando já houver celulares anunciados.',
  languages: 'Idioma desta página',
  demo: {
    label: 'Isto substitui a demo',
    replaced: 'Sua loja toma o lugar desta demo.',
    deleted:
      'Os celulares, as pessoas, os pedidos, as fotos e os e-mails da demo são excluídos, e também tudo o que você testou nela. As contas dela deixam de funcionar.',
    catalog: 'O catálogo de modelos continua. Até você apertar o botão no final, nada muda.',
  },
  link: {
    wrong: {
      title: 'Este link não abre a configuração',
      about:
        'Uma loja nova mostra um link quando inicia. Ele vale uma vez, por um dia, e só o mais novo funciona.',
      again:
        'Se você cuida desta loja: reinicie, ou execute <command></command> no computador dela, e abra o link que aparece.',
    },
    demo: {
      title: 'Este link não abre uma loja própria',
      about:
        'Se você cuida desta demo: quando inicia, ela mostra um link com o qual sua própria loja toma o lugar dela. Ele vale uma vez, por um dia, e só o mais novo funciona. <command></command> mostra um novo.',
      stays:
        'Uma demo com DATABASE_URL, com fotos em um bucket ou com DEMO=1 continua sendo uma demo. Para uma loja própria, inicie o servidor com DEMO=0, um DATA_DIR vazio e, se você usa, um banco de dados e um bucket vazios.',
    },
    used: {
      title: 'Esta loja já está configurada',
      about:
        'Ela já tem admin, por isso o link parou de funcionar. Se alguém foi mais rápido, peça acesso a essa pessoa.',
      login: 'Entrar',
    },
    home: 'Ir para a página inicial',
  },
  account: {
    step: 'Sua conta',
    about:
      'Você será admin. Admins cuidam da loja; para vender celulares, crie outra conta depois.',
    name: 'Seu nome',
    passwordHelp:
      'Admins também precisam de uma chave de acesso ou de um app autenticador. Você pode adicionar depois.',
  },
  shop: {
    step: 'Sua loja',
    name: 'Nome da loja',
    nameHelp: 'Em todas as páginas, e-mails e recibos.',
    nameMissing: 'Escreva o nome da sua loja',
    color: 'Cor de destaque',
    colorHelp: 'Para botões e links.',
    country: 'País',
    chooseCountry: 'Escolha um país',
    currency: 'Moeda',
    currencyHelp: 'Para todos os preços. Não pode mudar depois que um celular é anunciado.',
    languages: 'Idiomas',
    languagesHelp:
      'Quem visita escolhe um. O que você escrever aparece em todos do jeito que está.',
  },
  heldBy: 'Definido pela variável de ambiente {variable}.',
  mail: {
    step: 'E-mail',
    addressFirst: 'Escreva antes seu e-mail na etapa 1.',
    accepted:
      '{server} aceitou um e-mail para {address}. Veja sua caixa de entrada e a pasta de spam.',
    none: 'Nenhum servidor de e-mail foi definido.',
    noneHelp:
      'Até lá, ninguém recebe códigos, e-mails de pedidos nem links para criar uma nova senha. Defina SMTP_URL e MAIL_FROM onde a loja funciona e reinicie. Isso pode esperar: está na sua lista de tarefas.',
    sentBy: 'Os e-mails são enviados por <server></server> como <from></from>.',
    test: 'Enviar um e-mail de teste',
    sending: 'Enviando',
  },
  trade: {
    step: 'Pagamento e entrega',
    delivery: 'Formas de entrega',
    deliveryHelp: 'O que os vendedores podem oferecer. Você pode mudar quando quiser.',
    deliveryOption: { both: 'Em mãos e envio', pick_up: 'Só em mãos', shipping: 'Só envio' },
    inPerson:
      '<b>Em mãos:</b> sempre é possível. Comprador e vendedor se encontram, e um código conclui a venda.',
    cardOn: '<b>Com cartão:</b> ativado. A Stripe está conectada.',
    cardOff:
      '<b>Com cartão:</b> desativado. Precisa de uma conta da Stripe: defina STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY e STRIPE_WEBHOOK_SECRET e reinicie a loja. Isso pode esperar.',
    transfer: 'Por transferência',
    payee: {
      seller: {
        label: 'Ao vendedor',
        help: 'Vendedores que informam a conta recebem diretamente.',
      },
      shop: { label: 'À loja', help: 'Você recebe o dinheiro e paga aos vendedores.' },
      off: { label: 'Não oferecido', help: 'Os compradores usam as outras formas de pagamento.' },
    },
    instructions: 'Instruções para o comprador',
    instructionsHelp: 'A conta para pagar, com tudo de que o comprador precisa.',
    instructionsMissing: 'Escreva a conta para pagar',
  },
  submit: 'Configurar a loja',
  replace: 'Excluir a demo e abrir minha loja',
  busy: 'Configurando sua loja',
} satisfies Translation<typeof setup>
