import type { LegalTexts } from "./legal-texts.ts";

export const itIT: LegalTexts = {
  privacy: {
    title: "Informativa sulla privacy",
    body: `<p>Questo negozio è una dimostrazione. L'impresa e i recapiti sono inventati. La preghiamo di non inserire dati di persone reali.</p>
<h2>1. Titolare del trattamento</h2><p>Titolare ai sensi del regolamento (UE) 2016/679 (GDPR) è l'impresa indicata nei dati societari.</p>
<h2>2. Quali dati usiamo e perché</h2><ul><li>Numero di telaio, modello e servizi attivi: per mostrare i servizi adatti al Suo veicolo e per attivarli.</li><li>Nome, indirizzo e-mail e indirizzo di fatturazione: per concludere ed eseguire il contratto e inviare conferma e fattura.</li><li>Dati di pagamento: i numeri di carta vanno direttamente al prestatore di servizi di pagamento; noi riceviamo solo il tipo di carta, le ultime quattro cifre e un codice.</li><li>Account e ordini: perché possa vedere, gestire e disdire ciò che ha acquistato.</li><li>I Suoi messaggi: per rispondere.</li><li>Indirizzo IP e registri tecnici: per proteggere il negozio e mostrare il Paese giusto.</li></ul>
<h2>3. Basi giuridiche</h2><p>Il contratto con Lei (art. 6, par. 1, lett. b del GDPR: veicolo, nome, indirizzo, pagamento), gli obblighi di legge (lett. c: fatture, imposte), il nostro legittimo interesse a un negozio sicuro (lett. f: registri tecnici) e il Suo consenso (lett. a: statistiche, rinnovo automatico). Può revocare il consenso in ogni momento; quanto avvenuto prima resta lecito.</p>
<h2>4. Chi riceve i dati</h2><p>Fornitori che lavorano per noi e solo nella misura necessaria: Adyen per i pagamenti, la piattaforma dei veicoli che attiva i servizi, il gestore degli ordini, la ricerca degli indirizzi durante l'ordine e chi ospita il negozio. Non vendiamo i Suoi dati. Le autorità li ricevono solo se la legge ci obbliga. Per i fornitori fuori dall'Unione europea valgono le clausole contrattuali tipo della Commissione o una decisione di adeguatezza.</p>
<h2>5. Per quanto tempo li conserviamo</h2><p>Conserviamo le fatture per dieci anni, come prevede l'articolo 2220 del codice civile. Il veicolo scelto resta 10 giorni nel Suo browser, un accesso al massimo 90 giorni. I registri tecnici non contengono né numeri di telaio né indirizzi e-mail.</p>
<h2>6. Dati del Suo veicolo</h2><p>I servizi connessi usano dati generati dal veicolo: la navigazione la posizione durante la guida, Remote lo stato di porte, finestrini e batteria, Secure Tracker la posizione dopo la denuncia di un furto. Il regolamento europeo sui dati (UE) 2023/2854 Le dà accesso a questi dati e il diritto di farli trasmettere a un terzo di Sua scelta. Natura, volume e frequenza sono indicati nella pagina di ogni servizio. Può interrompere la trasmissione nel veicolo in ogni momento; il servizio allora non funziona più.</p>
<h2>7. Cookie e statistiche</h2><p>I cookie necessari La mantengono connesso e ricordano il veicolo, il carrello e la Sua scelta. Le statistiche iniziano solo con il Suo consenso, non contengono mai nome, indirizzo e-mail o numero di telaio e non sono attive durante il pagamento. Dopo sei mesi Glielo chiediamo di nuovo. Può cambiare la scelta in fondo a ogni pagina, alla voce «Preferenze sui cookie».</p>
<h2>8. Minori</h2><p>Il negozio si rivolge agli adulti. Non raccogliamo consapevolmente dati di minori di 14 anni.</p>
<h2>9. I Suoi diritti</h2><p>Ha diritto di accesso, rettifica, cancellazione, limitazione e portabilità (artt. 15-20 del GDPR) e può opporsi al trattamento fondato sul nostro legittimo interesse (art. 21). Rispondiamo entro un mese e gratuitamente. Nessuna decisione è presa soltanto da macchine.</p>
<h2>10. Responsabile della protezione dei dati</h2><p>Può contattarlo con il nostro modulo di contatto o all'indirizzo privacy@connected-services.example. L'indirizzo è un esempio; nessuno risponderà.</p>`,
  },
  imprint: {
    title: "Dati societari",
    body: `<p>Questo negozio dimostra servizi connessi per veicoli. Non vende nulla e non appartiene ad alcun costruttore.</p>
<h2>1. Come contattarci</h2><p>Il modo più rapido è il nostro modulo di contatto; per e-mail: {careEmail}. Telefono e orari sono nelle domande e risposte. Tutti i recapiti sono esempi.</p>
<h2>2. Risoluzione delle controversie</h2><p>Può rivolgersi a un organismo ADR; gli indirizzi sono riportati sotto.</p>
<h2>3. Disegni</h2><p>I disegni dei veicoli sono stati realizzati per questa dimostrazione. I nomi dei marchi appartengono ai rispettivi titolari.</p>`,
  },
  accessibility: {
    title: "Dichiarazione di accessibilità",
    body: `<p>Tutti devono poter usare questo negozio. La presente dichiarazione vale per tutte le sue pagine, per entrambi i marchi.</p>
<h2>1. Le regole che seguiamo</h2><p>A questo negozio si applica il decreto legislativo 27 maggio 2022, n. 82, che recepisce la direttiva (UE) 2019/882. È costruito secondo la norma EN 301 549 e le Web Content Accessibility Guidelines 2.2, livello AA. È parzialmente conforme; il punto 3 indica che cosa manca.</p>
<h2>2. Come si usa il negozio</h2><ul><li>Tutto funziona con la sola tastiera e il focus è sempre visibile.</li><li>Titoli, campi e messaggi hanno un nome per gli screen reader.</li><li>Il testo può essere ingrandito al 400% senza scorrere in due direzioni.</li><li>Le animazioni si fermano se il Suo dispositivo lo richiede.</li><li>I messaggi che scompaiono da soli attendono finché li legge; gli errori restano.</li><li>Tranne i campi di pagamento, il negozio funziona senza script.</li></ul>
<h2>3. Che cosa non è ancora conforme</h2><ul><li>Fatture e note di credito sono file PDF senza tag; uno screen reader potrebbe leggerli nell'ordine sbagliato. Su richiesta Gliene comunichiamo il contenuto.</li><li>I campi per i dati della carta appartengono al prestatore di servizi di pagamento. Non possiamo modificarli e non li abbiamo verificati tutti.</li><li>Controlliamo le pagine con test automatici e a mano; mancano ancora test con persone che usano ogni giorno tecnologie assistive.</li></ul>
<h2>4. Ce lo segnali</h2><p>Se qualcosa La ostacola, usi il nostro modulo di contatto o ci chiami. Indichi la pagina e che cosa voleva fare. In questo modo può anche ordinare o recedere.</p>`,
  },
};
