import type { DataCardTexts } from "../data-card-texts.ts";

export const english: DataCardTexts = {
  title: (service) => `${service}: which data it uses`,
  intro: "Before you buy: which data this service makes and receives, where it is kept, and what you can do with it.",
  overview: {
    title: "The data of each service",
    text: "Each service has a page about its data: which, how much, where it is kept, and how you reach it.",
  },
  dataHeading: "Which data, how much and how often",
  kinds: {
    contract: "Vehicle identification number and the state of your subscription",
    position: "Position, direction and speed of the vehicle",
    destinations: "Destinations, saved places and routes",
    status: "State of the vehicle: doors, windows, fuel or charge, mileage, warnings",
    commands: "Commands from your phone and their results",
    trips: "Journeys: time, distance and consumption",
    theft: "Alarms, and the position of the vehicle after an alarm",
    driverCard: "Whether the driver’s card is in the vehicle",
    media: "Use of media, calendar and contacts in the vehicle",
    dataUse: "Amount of data transferred and number of connected devices",
    charging: "State of charge, charging stops and consumption",
    assistance: "Which assistance functions are on, and faults of these functions",
    alerts: "Hours, places and speeds you have set, and the alerts about them",
  },
  frequencies: {
    driving: (volume) => `Every ten seconds while the vehicle is driven, about ${volume} a month.`,
    change: (volume) => `Whenever it changes, about ${volume} a month.`,
    request: (volume) => `Each time you use it, about ${volume} a month.`,
    alarm: (volume) => `Only after an alarm, every ten seconds until it ends, about ${volume} for each alarm.`,
    hourly: (volume) => `Once an hour while the service is used, about ${volume} a month.`,
  },
  retentions: {
    days30: "Kept for 30 days.",
    months12: "Kept for 12 months.",
    untilDeleted: "Kept until you delete it, and no longer than 30 days after the service has ended.",
    contractEnd: "Kept as long as the service runs, and afterwards as long as the law asks for it.",
  },
  storage: [
    "Where it is kept",
    "In the vehicle and on servers of the data holder. Data of vehicles in Europe is kept in the European Economic Area or the United Kingdom, data of vehicles in North America in the United States or Canada.",
  ],
  access: [
    "How you reach it",
    "In the vehicle, in the app of your vehicle, and on request as a file in a common format, free of charge, in the quality the data holder has it. Write to us under Contact us, or sign in and open Your data.",
  ],
  use: [
    "What the data holder uses it for",
    "To provide the service, to keep it safe and to correct faults. For improving the service only combined figures are used that name no person and no vehicle. The data is not sold.",
  ],
  thirdParties: [
    "Who else receives it",
    "Companies that run servers and mobile networks on behalf of the data holder; after a theft the monitoring centre and, with your consent, the police. Nobody else without your request.",
  ],
  sharing: [
    "Share it with others, and stop sharing",
    "You may ask the data holder to give the data to another company of your choice, such as a garage or an insurer, and take that back at any time in the same way. Data that shows trade secrets is passed on only when the secret stays protected.",
  ],
  end: [
    "How long, and how to end it",
    "The data is made while your plan runs. You can switch off the connection in the vehicle at any time; the service then stops working. When the plan ends or you cancel it, no new data is made.",
  ],
  complaint: [
    "If something is wrong",
    "You may complain to the authority that is responsible for the Data Act (Regulation (EU) 2023/2854) in your country.",
  ],
  holder: ["Who holds the data", "The data holder is the company named here. You reach it under Contact us."],
};
